import { useContext, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import { languageMessages } from '../../intl/contents/messages';
import { joinClasses } from '../joinClasses';
import { AriaRoot } from '../overlays/AriaRoot';
import { FormContext } from './formContext';
import { LanguageMark } from './LanguageMark';
import styles from './LanguageTabs.module.css';
import { tabMessages } from './messages';
import type { LanguageLayout } from './useLanguageView';
import { isWrongIn, useShownLanguage } from './useShownLanguage';
import { useTypedTexts } from './useTypedTexts';
import { useOfferedLocales } from '../../intl/IntlRoot';

interface Props {
  /** Label of the tabs together. */
  readonly label: MessageDescriptor;
  /**
   * The texts as they are saved, by name; the field for one of them in English is called `name.en`.
   */
  readonly texts: Readonly<Record<string, Localized>>;
  readonly original: Locale;
  /**
   * `beside`: the original stays in view, and the tabs choose the translation beside it, the same
   * field on the same line. `all`: there is nothing to choose.
   */
  readonly layout?: LanguageLayout;
  /** Whether the text of this field fits its original no longer, as far as can be told. */
  readonly isOutdated?: (field: string) => boolean;
  /** The fields of one language, each on its own or all in one element. */
  readonly children: (locale: Locale) => ReactNode;
}

const inNobody = () => false;

/**
 * Texts, one tab for each language that is offered, marked with how far it is. The fields of all
 * languages stay on the page: the form has them all. What is wrong, or looked for, brings its
 * language to the front.
 */
export function LanguageTabs(props: Props) {
  const { label, texts, original, isOutdated = inNobody, children } = props;
  const { formatMessage } = useIntl();
  const names = Object.keys(texts);
  const offered = useOfferedLocales(original);
  const layout = offered.length > 1 ? (props.layout ?? 'one') : 'one';
  const isBeside = layout === 'beside';
  const { chosen, choose } = useShownLanguage(names, { original, offered, isBeside });
  const [typed, onInput] = useTypedTexts();
  const isThere = (name: string, code: Locale) =>
    (typed[`${name}.${code}`] ?? texts[name]?.[code] ?? '').trim() !== '';
  const mark = (code: Locale) => (
    <Mark names={names} code={code} isThere={isThere} isOutdated={isOutdated} />
  );
  const translations = offered.filter((code) => code !== original);
  // Their fields stay in the form, where nobody sees them: saving deletes no text.
  const hidden = LOCALE_CODES.filter(
    (code) => !offered.includes(code) && names.some((name) => texts[name]?.[code]),
  );
  return (
    <AriaRoot>
      <div onInput={onInput}>
        <Tabs
          selectedKey={chosen}
          onSelectionChange={(key) => choose(key as Locale)}
          className={joinClasses(layout !== 'one' && styles[layout])}
          data-beside={isBeside || undefined}
        >
          {isBeside && (
            <Name code={original} isOriginal>
              {mark(original)}
            </Name>
          )}
          <TabList
            aria-label={isBeside ? formatMessage(tabMessages.translation) : formatMessage(label)}
            className={styles['tabs']!}
          >
            {(isBeside ? translations : offered).map((code) => (
              <Tab key={code} id={code} className={styles['tab']!}>
                <FormattedMessage {...languageMessages[code]} />
                {mark(code)}
              </Tab>
            ))}
          </TabList>
          {[original, ...translations, ...hidden].map((code) => (
            <Panel
              key={code}
              code={code}
              isShown={layout === 'all' ? offered.includes(code) : isBeside && code === original}
            >
              {layout === 'all' && (
                <Name code={code} isOriginal={code === original}>
                  {mark(code)}
                </Name>
              )}
              {children(code)}
            </Panel>
          ))}
        </Tabs>
      </div>
    </AriaRoot>
  );
}

interface NameProps {
  readonly code: Locale;
  readonly isOriginal: boolean;
  readonly children: ReactNode;
}

/** The name of a language above its fields, with how far they are, where no tab has it. */
function Name({ code, isOriginal, children }: NameProps) {
  return (
    <p className={styles['name']}>
      <FormattedMessage {...languageMessages[code]} />
      {isOriginal && (
        <small className={styles['mark']}>
          <FormattedMessage {...tabMessages.original} />
        </small>
      )}
      {children}
    </p>
  );
}

interface PanelProps {
  readonly code: Locale;
  /** True if it stays in view whatever is chosen: a group of its own, and no panel of a tab. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** The same element in both views: fields keep what was typed into them. */
function Panel({ code, isShown, children }: PanelProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(languageMessages[code]);
  return (
    <TabPanel
      id={code}
      shouldForceMount
      className={styles['panel']!}
      render={(panel) =>
        isShown ? (
          <div
            {...panel}
            role="group"
            inert={false}
            aria-label={name}
            aria-labelledby={undefined}
          />
        ) : (
          <div {...panel} />
        )
      }
    >
      {children}
    </TabPanel>
  );
}

interface MarkProps {
  readonly names: readonly string[];
  readonly code: Locale;
  readonly isThere: (name: string, code: Locale) => boolean;
  readonly isOutdated: (field: string) => boolean;
}

function Mark({ names, code, isThere, isOutdated }: MarkProps) {
  const { faults } = useContext(FormContext);
  const there = names.filter((name) => isThere(name, code));
  return (
    <LanguageMark
      isWrong={isWrongIn(faults, names, code)}
      total={names.length}
      count={there.length}
      outdated={there.filter((name) => isOutdated(`${name}.${code}`)).length}
    />
  );
}
