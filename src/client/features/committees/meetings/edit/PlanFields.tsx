import { FormattedMessage } from 'react-intl';
import type { WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import type { Fields } from '../../../../ui/forms/Form';
import { LanguageTabs } from '../../../../ui/forms/LanguageTabs';
import { Switch } from '../../../../ui/forms/Switch';
import { TextArea } from '../../../../ui/forms/TextArea';
import { useLanguageView } from '../../../../ui/forms/useLanguageView';
import { toMomentFields } from '../../../../parts/details/plan/MomentFields';
import { TimeFields, VideoAddress } from '../../../../parts/details/plan/PlanFields';
import { AgendaFields } from './AgendaFields';
import { FieldValuesListener } from './FieldValuesListener';
import styles from './MeetingEdit.module.css';
import { meetingEditMessages, textMessages } from './messages';
import { getItemFieldName } from './writtenPlan';

interface Props {
  readonly written: WrittenMeeting;
  readonly original: Locale;
}

/** Fields of a meeting's plan: its words, its time and place, and its agenda. */
export function PlanFields({ written, original }: Props) {
  const { isBeside } = useLanguageView();
  return (
    <FieldValuesListener start={reckonedOf(written)}>
      {(typed) => (
        <>
          <PlanTexts written={written} original={original} isBeside={isBeside} />
          <TimeFields {...written} />
          <VideoAddress url={written.onlineUrl} most={MEETING_LIMITS.url} />
          <Switch
            name="isClosed"
            label={meetingEditMessages.closed}
            hint={<FormattedMessage {...meetingEditMessages.closedHint} />}
            isOn={!written.isPublic}
          />
          <AgendaFields written={written} original={original} isBeside={isBeside} typed={typed} />
        </>
      )}
    </FieldValuesListener>
  );
}

/** Returns the fields from which the beginnings of the items are calculated. */
const reckonedOf = ({ timezone, startsAt, agenda }: WrittenMeeting): Fields => ({
  timezone,
  ...toMomentFields('startsAt', startsAt),
  ...Object.fromEntries(
    agenda
      .flatMap((item) => [item, ...item.items])
      .map(({ id, minutes }) => [getItemFieldName(id, 'minutes'), String(minutes)]),
  ),
});

function PlanTexts({ written, original, isBeside }: Props & { readonly isBeside: boolean }) {
  const { title, place } = written;
  return (
    <LanguageTabs
      label={meetingEditMessages.texts}
      texts={{ title, place }}
      original={original}
      isBeside={isBeside}
    >
      {(lang) => (
        <div className={styles['fields']}>
          {(['title', 'place'] as const).map((name) => (
            <TextArea
              key={name}
              name={`${name}.${lang}`}
              label={textMessages[name][lang]}
              lang={lang}
              defaultValue={written[name][lang] ?? ''}
              maxLetters={MEETING_LIMITS[name]}
              rows={2}
              isOptional={name === 'place' || lang !== original}
            />
          ))}
        </div>
      )}
    </LanguageTabs>
  );
}
