import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { toCanonicalJson } from '../../../../../shared/ballots/canonicalJson';
import type { DialogSettings, WrittenDialog } from '../../../../../shared/contract/dialogWriting';
import { LOCALE_CODES, getLocaleInfo } from '../../../../../shared/locales';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import type { Fields } from '../../../../ui/forms/fields';
import { Notice } from '../../../../ui/Notice';
import { TimeText } from '../../../../ui/TimeText';
import { newerMessages } from '../../../../parts/builder/messages';
import {
  dayMessages,
  layoutMessages,
  modeMessages,
  moderationMessages,
  settingMessages,
} from '../messages';
import styles from '../writing.module.css';
import { readSettings } from './settingsFields';

interface Props {
  /** Dialog as it is now. */
  readonly dialog: WrittenDialog;
  readonly typed: Fields;
}

type Shown = Readonly<Record<keyof DialogSettings, readonly [label: ReactNode, value: ReactNode]>>;

/**
 * Settings that another person saved meanwhile, where they differ from the chosen ones: sending
 * again overwrites theirs.
 */
export function NewerSettings({ dialog, typed }: Props) {
  const { timeZone } = useLocaleContext();
  const mine = readSettings(typed, dialog, timeZone);
  const { settings } = dialog;
  const names = (Object.keys(settings) as (keyof DialogSettings)[]).filter(
    (name) => toCanonicalJson(mine[name]) !== toCanonicalJson(settings[name]),
  );
  const shown = shownOf(dialog);
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...newerMessages.title} />}>
      <p>
        <FormattedMessage {...settingMessages.newer} />
      </p>
      <dl className={styles['newer']}>
        {names.map((name) => (
          <div key={name}>
            <dt>{shown[name][0]}</dt>
            <dd>{shown[name][1]}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

const moment = (value: string | null) =>
  value ? (
    <TimeText value={value} format="dateTime" />
  ) : (
    <FormattedMessage {...settingMessages.none} />
  );

function shownOf({ settings, followingPlaces }: WrittenDialog): Shown {
  const { mode, layout, moderation, instructions, opensAt, closesAt, resultsAfter } = settings;
  const titles = followingPlaces.map(({ title }) => title.text);
  return {
    mode: [
      <FormattedMessage {...settingMessages.mode} />,
      <FormattedMessage {...modeMessages[mode]} />,
    ],
    layout: [
      <FormattedMessage {...settingMessages.layout} />,
      <FormattedMessage {...layoutMessages[layout]} />,
    ],
    moderation: [
      <FormattedMessage {...settingMessages.moderation} />,
      <FormattedMessage {...moderationMessages[moderation]} />,
    ],
    instructions: [
      <FormattedMessage {...settingMessages.instructions} />,
      LOCALE_CODES.map((code) => (
        <p key={code} lang={code} dir={getLocaleInfo(code).dir}>
          {instructions[code]}
        </p>
      )),
    ],
    opensAt: [<FormattedMessage {...dayMessages.opensAt} />, moment(opensAt)],
    closesAt: [<FormattedMessage {...dayMessages.closesAt} />, moment(closesAt)],
    resultsAfter: [<FormattedMessage {...settingMessages.resultsAfter} />, resultsAfter],
    following: [
      <FormattedMessage {...settingMessages.following} />,
      titles.length > 0 ? (
        titles.map((title) => <p key={title}>{title}</p>)
      ) : (
        <FormattedMessage {...settingMessages.none} />
      ),
    ],
  };
}
