import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_FOOTER_PAGES } from '../../../../shared/settingsRules';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { blockMoved, footerHint, pageMessages } from './messages';
import { OrderRow } from './OrderRow';
import styles from './OrderRow.module.css';
import { joinIds, useIdList } from './useIdList';

interface OrderProps {
  readonly start: readonly string[];
  readonly ids: readonly string[];
  readonly getName: (id: string) => string;
}

/** The pages that stand in the footer, in an order that is changed with buttons. */
export function FooterOrder({ start, ids, getName }: OrderProps) {
  const { formatMessage } = useIntl();
  const { ids: on, setIds } = useIdList('footer.order', start);
  const { say, said } = useLiveRegion();
  const shown = on.filter((id) => ids.includes(id));
  const rows = [...shown, ...ids.filter((id) => !shown.includes(id))];
  const turn = (id: string) =>
    setIds(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  const move = (id: string, by: -1 | 1) => {
    const from = shown.indexOf(id);
    setIds(shown.filter((other) => other !== id).toSpliced(from + by, 0, id));
    say(
      formatMessage(blockMoved, { name: getName(id), place: from + by + 1, count: shown.length }),
    );
  };
  return (
    <FieldGroup
      name="footer"
      label={pageMessages.footer}
      hint={<FormattedMessage {...footerHint} values={{ most: MAX_FOOTER_PAGES }} />}
      role="group"
    >
      {() => (
        <>
          <ol className={styles['rows']}>
            {rows.map((id) => (
              <OrderRow
                key={id}
                name={<bdi>{getName(id)}</bdi>}
                isOn={shown.includes(id)}
                isFirst={id === shown[0]}
                isLast={id === shown.at(-1)}
                onTurn={() => turn(id)}
                onMove={shown.includes(id) ? (by) => move(id, by) : undefined}
              />
            ))}
          </ol>
          <HiddenValue name="footer" value={joinIds(shown)} />
          <HiddenValue name="footer.order" value={joinIds(on)} />
          {said}
        </>
      )}
    </FieldGroup>
  );
}
