import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { FormContext, type Faults } from '../../../ui/forms/formContext';
import { useNewId } from '../../../ui/forms/useNewId';
import styles from '../builder.module.css';
import { BuilderContext } from '../builderContext';
import { focusFieldByName } from '../focusFieldByName';
import { builderMessages } from '../messages';
import { useLiveRegion } from '../useLiveRegion';

/** Tracks which language is written, and whether what is wrong is said at its field. */
export function useBuilderFrame(original: Locale) {
  const place = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState(original);
  const [isJudged, setJudged] = useState(false);
  return {
    place,
    original,
    locale,
    setLocale,
    /** Faults stand in the original language alone: its words are those that have to be there. */
    showsFaults: isJudged && locale === original,
    judge: () => setJudged(true),
    /** Goes to a field that something is wrong with. */
    go: (name: string) => {
      setJudged(true);
      setLocale(original);
      focusFieldByName(place.current, name);
    },
  };
}

interface Props {
  readonly frame: ReturnType<typeof useBuilderFrame>;
  readonly isFrozen: boolean;
  readonly faults: Faults;
  readonly getProgress: (locale: Locale) => { readonly done: number; readonly total: number };
  /** Notices above the choice of the language. */
  readonly notices: ReactNode;
  /** Parts that are written. */
  readonly children: ReactNode;
  /** Panels beside them: what is missing, and how it will look. */
  readonly side: ReactNode;
  readonly saveBar: ReactNode;
}

const NOTHING = () => undefined;
const FORM = {
  sought: null,
  draft: {},
  onRestored: NOTHING,
  onChanged: NOTHING,
  add: () => NOTHING,
};

/** Layout of a builder, with the language and the faults that its fields show. */
export function BuilderFrame(props: Props) {
  const { frame, isFrozen, faults, getProgress, notices, children, side, saveBar } = props;
  const { place, original, locale, showsFaults } = frame;
  const newId = useNewId();
  const { say, said } = useLiveRegion();
  return (
    <BuilderContext value={{ locale, original, isFrozen, newId, say }}>
      <FormContext value={{ ...FORM, faults: showsFaults ? faults : {} }}>
        <div ref={place} className={styles['builder']}>
          <div className={styles['main']}>
            {notices}
            <LanguageBar frame={frame} getProgress={getProgress} />
            {children}
          </div>
          <aside className={styles['side']}>{side}</aside>
          {saveBar}
          {said}
        </div>
      </FormContext>
    </BuilderContext>
  );
}

/** The language whose words are written and previewed, each with how far it is. */
function LanguageBar({ frame, getProgress }: Pick<Props, 'frame' | 'getProgress'>) {
  const { formatMessage } = useIntl();
  const languages = useOfferedLocales(frame.original);
  return (
    <div
      role="group"
      aria-label={formatMessage(builderMessages.language)}
      className={styles['languages']}
    >
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === frame.locale}
          className={styles['language']}
          onClick={() => frame.setLocale(code)}
        >
          <FormattedMessage {...languageMessages[code]} />
          <small>
            <FormattedMessage {...builderMessages.progress} values={getProgress(code)} />
          </small>
        </button>
      ))}
    </div>
  );
}
