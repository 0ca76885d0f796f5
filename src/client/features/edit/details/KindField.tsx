import { useIntl } from 'react-intl';
import { kindMessages } from '../../../intl/contents/messages';
import { Select } from '../../../ui/forms/Select';
import { detailMessages } from '../../../parts/details/messages';

interface Props {
  readonly kinds: readonly (keyof typeof kindMessages)[];
  readonly kind: string;
}

/** Field for the kind of content. */
export function KindField({ kinds, kind }: Props) {
  const { formatMessage } = useIntl();
  const options = kinds.map((value) => ({ value, label: formatMessage(kindMessages[value]) }));
  return <Select name="kind" label={detailMessages.kind} options={options} defaultValue={kind} />;
}
