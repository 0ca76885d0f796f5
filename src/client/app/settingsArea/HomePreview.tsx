import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SettingsValues } from '../../../shared/contract/settings';
import { listHomeWords } from '../../../shared/homeWords';
import { toDay } from '../../../shared/timeZones';
import { homeFieldMessages } from '../../features/admin/settings/messages';
import { loadHomeParts } from '../../features/home/lazyHomeParts';
import { IntlRoot, useLocaleContext, type Messages } from '../../intl/IntlRoot';
import { lazyComponent } from '../../ui/lazyComponent';
import styles from './HomePreview.module.css';

const { Part: HomeBlocks } = lazyComponent(async () => {
  const [screens] = await Promise.all([
    import(/* webpackChunkName: "home" */ '../../features/home/HomeScreen'),
    loadHomeParts(),
  ]);
  return screens.HomeBlocks;
});

/** The first page as it would be on a phone with these settings, before they are saved. */
export function HomePreview({ value }: { readonly value: SettingsValues['home'] }) {
  const { messages } = useIntl();
  const reading = useLocaleContext();
  const { locale, now, timeZone } = reading;
  const id = useId();
  const settings = useMemo(() => ({ ...reading.settings, home: value }), [reading.settings, value]);
  return (
    <section className={styles['preview']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        <FormattedMessage {...homeFieldMessages.preview} />
      </h2>
      <p className={styles['soft']}>
        <FormattedMessage {...homeFieldMessages.previewHint} />
      </p>
      <div
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long page has to be scrolled by keyboard
        tabIndex={0}
        aria-labelledby={id}
        className={styles['phone']}
      >
        {/* A picture of the page: nothing in it leads away from what is typed. */}
        <div inert>
          <IntlRoot {...reading} settings={settings} messages={messages as Messages}>
            <HomeBlocks words={listHomeWords(settings, locale, toDay(now, timeZone))} />
          </IntlRoot>
        </div>
      </div>
    </section>
  );
}
