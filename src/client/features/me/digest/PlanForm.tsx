import { useIntl, type IntlShape } from 'react-intl';
import type { DigestPlan, Digests } from '../../../../shared/contract/digests';
import { Card } from '../../../ui/Card';
import { ComboBox } from '../../../ui/forms/ComboBox';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Select } from '../../../ui/forms/Select';
import { listZoneOptions } from '../../../ui/forms/zoneOptions';
import styles from './digest.module.css';
import { useSaveDigestPlanMutation } from './digestApi';
import { digestMessages } from './messages';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { getBrowserTimeZone } from '../../../intl/browserTimeZone';

const DAY_HOURS = 24;
const WEEK_DAYS = 7;

/** Any Monday: only names are taken of it. */
const monday = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, 5 + day, hour));

const hours = ({ formatTime }: IntlShape) =>
  Array.from({ length: DAY_HOURS }, (_, hour) => ({
    value: String(hour),
    label: formatTime(monday(0, hour), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
  }));

const weekdays = ({ formatDate }: IntlShape) =>
  Array.from({ length: WEEK_DAYS }, (_, day) => ({
    value: String(day + 1),
    label: formatDate(monday(day), { timeZone: 'UTC', weekday: 'long' }),
  }));

interface Props {
  readonly plan: Digests['plan'];
}

/**
 * The hour, the weekday and the zone. Whoever has chosen none is offered the zone of this browser.
 */
export function PlanForm({ plan }: Props) {
  const intl = useIntl();
  const [save, { isLoading, error }] = useSaveDigestPlanMutation();
  const send = async (fields: Fields) => !(await save(planIn(fields))).error;
  const { timeZone: cityZone } = useLocaleContext();
  const zone = plan.timeZone ?? getBrowserTimeZone(cityZone);
  return (
    <Form
      check={({ timeZone }) => (timeZone ? {} : { timeZone: digestMessages.timeZoneMissing })}
      onSubmit={send}
      isPending={isLoading}
      label={digestMessages.save}
      look="secondary"
      saved={digestMessages.saved}
      {...toFormErrors(error)}
    >
      <Card className={styles['times']}>
        <Select
          name="hour"
          label={digestMessages.hour}
          options={hours(intl)}
          defaultValue={String(plan.hour)}
        />
        <Select
          name="weekday"
          label={digestMessages.weekday}
          options={weekdays(intl)}
          defaultValue={String(plan.weekday)}
        />
        <ComboBox
          name="timeZone"
          label={digestMessages.timeZone}
          options={listZoneOptions([cityZone, zone])}
          defaultValue={zone}
        />
      </Card>
    </Form>
  );
}

const planIn = ({ hour, weekday, timeZone }: Fields): DigestPlan => ({
  hour: Number(hour),
  weekday: Number(weekday),
  timeZone: String(timeZone),
});
