import { FormattedMessage, useIntl } from 'react-intl';
import { SORTITION_LIMITS } from '../../../../../shared/contract/sortitions';
import type { Locale } from '../../../../../shared/locales';
import { CityTimes } from '../../../../ui/CityTimes';
import { DatePicker } from '../../../../ui/forms/DatePicker';
import { FormLanguages, LanguageTexts } from '../../../../parts/details/FormLanguages';
import { NumberField } from '../../../../ui/forms/NumberField';
import { Switch } from '../../../../ui/forms/Switch';
import { TextArea } from '../../../../ui/forms/TextArea';
import { TimeField } from '../../../../ui/forms/TimeField';
import styles from '../../meetings/edit/MeetingEdit.module.css';
import { textMessages } from '../../meetings/edit/messages';
import { RowList } from '../../meetings/edit/RowList';
import { FIRST_GROUP, FIRST_SOURCE } from './writtenSortition';
import { GroupRow, SourceRow } from './SortitionRows';
import { sortitionEditMessages, groupAnnouncement, sourceAnnouncement } from './messages';

const ANSWER_DAYS = 7;

const MOMENTS = [
  {
    name: 'opensAt',
    day: sortitionEditMessages.opensAtDay,
    time: sortitionEditMessages.opensAtTime,
  },
  {
    name: 'closesAt',
    day: sortitionEditMessages.closesAtDay,
    time: sortitionEditMessages.closesAtTime,
  },
] as const;

/**
 * Fields of a draw's announcement: its title, its places, its list, and the sources of its seed.
 */
export function SortitionFields({ original }: { readonly original: Locale }) {
  const { formatMessage } = useIntl();
  return (
    <FormLanguages original={original}>
      <LanguageTexts texts={{ title: {} }} original={original}>
        {(lang) => (
          <TextArea
            name={`title.${lang}`}
            label={textMessages.title[lang]}
            lang={lang}
            maxLetters={SORTITION_LIMITS.title}
            rows={2}
            isOptional={lang !== original}
          />
        )}
      </LanguageTexts>
      <RowList
        name="groups"
        title={sortitionEditMessages.groups}
        hint={sortitionEditMessages.groupsHint}
        saved={FIRST_GROUP}
        most={SORTITION_LIMITS.strata}
        add={sortitionEditMessages.addGroup}
        removed={sortitionEditMessages.groupRemoved}
        saidOf={(number) => formatMessage(groupAnnouncement, { number })}
      >
        {(place) => <GroupRow place={place} original={original} />}
      </RowList>
      <ListPart />
      <RowList
        name="sources"
        title={sortitionEditMessages.sources}
        hint={sortitionEditMessages.sourcesHint}
        saved={FIRST_SOURCE}
        most={SORTITION_LIMITS.sources}
        add={sortitionEditMessages.addSource}
        removed={sortitionEditMessages.sourceRemoved}
        saidOf={(number) => formatMessage(sourceAnnouncement, { number })}
      >
        {(place) => <SourceRow place={place} original={original} />}
      </RowList>
    </FormLanguages>
  );
}

function ListPart() {
  return (
    <section aria-labelledby="list-title" className={styles['fields']}>
      <h2 id="list-title">
        <FormattedMessage {...sortitionEditMessages.list} />
      </h2>
      {MOMENTS.map(({ name, day, time }) => (
        <div key={name} className={styles['pair']}>
          <DatePicker name={name} label={day} />
          <TimeField name={`${name}.time`} label={time} />
        </div>
      ))}
      <CityTimes />
      <Switch
        name="forVerified"
        label={sortitionEditMessages.forVerified}
        hint={<FormattedMessage {...sortitionEditMessages.forVerifiedHint} />}
      />
      <NumberField
        name="answerDays"
        label={sortitionEditMessages.answerDays}
        hint={<FormattedMessage {...sortitionEditMessages.answerDaysHint} />}
        defaultValue={ANSWER_DAYS}
        minValue={1}
        maxValue={SORTITION_LIMITS.answerDays}
      />
    </section>
  );
}
