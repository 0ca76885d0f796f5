import { FormattedMessage } from 'react-intl';
import type { WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import type { Fields } from '../../../../ui/forms/Form';
import { FormLanguages, LanguageTexts } from '../../../../parts/details/FormLanguages';
import { Switch } from '../../../../ui/forms/Switch';
import { TextArea } from '../../../../ui/forms/TextArea';
import { toMomentFields } from '../../../../parts/details/plan/MomentFields';
import { TimeFields, VideoAddress } from '../../../../parts/details/plan/PlanFields';
import { AgendaFields } from './AgendaFields';
import { FieldValuesListener } from './FieldValuesListener';
import { meetingEditMessages, textMessages } from './messages';
import { getItemFieldName } from './writtenPlan';

interface Props {
  readonly written: WrittenMeeting;
  readonly original: Locale;
}

/** Fields of a meeting's plan: its words, its time and place, and its agenda. */
export function PlanFields({ written, original }: Props) {
  return (
    <FieldValuesListener start={reckonedOf(written)}>
      {(typed) => (
        <FormLanguages original={original}>
          <PlanTexts written={written} original={original} />
          <TimeFields {...written} />
          <VideoAddress url={written.onlineUrl} most={MEETING_LIMITS.url} />
          <Switch
            name="isClosed"
            label={meetingEditMessages.closed}
            hint={<FormattedMessage {...meetingEditMessages.closedHint} />}
            isOn={!written.isPublic}
          />
          <AgendaFields written={written} original={original} typed={typed} />
        </FormLanguages>
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

const PlanTexts = ({ written, original }: Props) =>
  (['title', 'place'] as const).map((name) => (
    <LanguageTexts key={name} texts={{ [name]: written[name] }} original={original}>
      {(lang) => (
        <TextArea
          name={`${name}.${lang}`}
          label={textMessages[name][lang]}
          lang={lang}
          defaultValue={written[name][lang] ?? ''}
          maxLetters={MEETING_LIMITS[name]}
          rows={2}
          isOptional={name === 'place' || lang !== original}
        />
      )}
    </LanguageTexts>
  ));
