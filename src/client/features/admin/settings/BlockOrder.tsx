import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HOME_BLOCKS, type HomeBlock } from '../../../../shared/contract/settings';
import { BLOCK_SECTIONS, isSectionOn } from '../../../../shared/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { splitFieldValues } from '../../../ui/forms/fields';
import { useStartValue } from '../../../ui/forms/formContext';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { blockMessages, blockMoved, homeFieldMessages } from './messages';
import { OrderRow, type OrderRowProps } from './OrderRow';
import styles from './OrderRow.module.css';

/** Reads the parts of the first page out of the form's text, `hero polls`. */
export const readBlocks = (text: string | undefined): HomeBlock[] =>
  splitFieldValues(text).filter((name): name is HomeBlock =>
    (HOME_BLOCKS as readonly string[]).includes(name),
  );

/** Lists all parts: the notice first, those that are on in their order, and those that are off. */
const sortForList = (on: readonly HomeBlock[]): readonly HomeBlock[] => [
  ...new Set<HomeBlock>(['notice', ...on, ...HOME_BLOCKS]),
];

/** Provides the parts that are on while the form is filled in, and turns one on or off. */
export function useBlocksOn(value: readonly HomeBlock[]) {
  const start = readBlocks(useStartValue('blocks', value.join(' ')));
  const [on, setOn] = useState<readonly HomeBlock[]>(start);
  const turn = (block: HomeBlock) =>
    setOn((before) =>
      before.includes(block) ? before.filter((other) => other !== block) : [...before, block],
    );
  return { on, turn };
}

/**
 * The parts of the first page, each on or off, in an order that is changed with buttons. The form
 * has those that are on.
 */
export function BlockOrder({ on, turn }: ReturnType<typeof useBlocksOn>) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useState(() => sortForList(on));
  const { say, said } = useLiveRegion();
  const move = (block: HomeBlock, by: -1 | 1) => {
    const from = order.indexOf(block);
    const rest = order.filter((other) => other !== block);
    setOrder(rest.toSpliced(from + by, 0, block));
    const name = formatMessage(blockMessages[block]);
    say(formatMessage(blockMoved, { name, place: from + by, count: rest.length }));
  };
  return (
    <FieldGroup
      name="blocks"
      label={homeFieldMessages.blocks}
      hint={<FormattedMessage {...homeFieldMessages.blocksHint} />}
      role="group"
    >
      {() => (
        <>
          <ol className={styles['rows']}>
            {order.map((block, place) => (
              <BlockRow
                key={block}
                block={block}
                isOn={on.includes(block)}
                isFirst={place <= 1}
                isLast={place === order.length - 1}
                onTurn={() => turn(block)}
                onMove={block === 'notice' ? undefined : (by) => move(block, by)}
              />
            ))}
          </ol>
          <HiddenValue
            name="blocks"
            value={order.filter((block) => on.includes(block)).join(' ')}
          />
          {said}
        </>
      )}
    </FieldGroup>
  );
}

interface BlockRowProps extends Omit<OrderRowProps, 'name' | 'note'> {
  readonly block: HomeBlock;
}

function BlockRow({ block, ...row }: BlockRowProps) {
  const { settings } = useLocaleContext();
  const section = BLOCK_SECTIONS[block];
  return (
    <OrderRow
      {...row}
      name={<FormattedMessage {...blockMessages[block]} />}
      note={
        section &&
        !isSectionOn(settings, section) && <FormattedMessage {...homeFieldMessages.sectionOff} />
      }
    />
  );
}
