import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { RETENTION, type Period } from '../../../../shared/retention';
import {
  CONFIGURED_NAME,
  STORAGE_LIST,
  STORAGE_NEEDS,
  type StoredItem,
} from '../../../../shared/storageList';
import { Table, type Column } from '../../../ui/Table';
import {
  endMessages,
  keptMessages,
  needMessages,
  placeMessages,
  purposeMessages,
  retainedMessages,
  storageMessages,
  timedEndMessages,
} from './messages';
import styles from './Storage.module.css';

const ITEMS: readonly StoredItem[] = STORAGE_LIST;

/**
 * Overview of what the portal stores in a browser and what its server keeps, as the code has it.
 */
export function Storage() {
  return (
    <>
      <StoredItems />
      <RetentionTable />
    </>
  );
}

function StoredItems() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="stored" className={styles['part']}>
      <h2 id="stored">
        <FormattedMessage {...storageMessages.storageTitle} />
      </h2>
      <p>
        <FormattedMessage {...storageMessages.storageIntro} />
      </p>
      {STORAGE_NEEDS.map((need) => (
        <section key={need} aria-labelledby={need} className={styles['group']}>
          <h3 id={need}>
            <FormattedMessage {...needMessages[need]} />
          </h3>
          <Table
            caption={formatMessage(needMessages[need])}
            columns={COLUMNS}
            rows={ITEMS.filter(({ neededFor }) => neededFor === need)}
            keyOf={({ id }) => id}
            onPhone="cards"
          />
        </section>
      ))}
    </section>
  );
}

const COLUMNS: readonly Column<StoredItem>[] = [
  { label: storageMessages.storedName, cell: ({ names }) => <Names names={names} /> },
  { label: storageMessages.storedWhere, cell: ({ places }) => <Places places={places} /> },
  {
    label: storageMessages.storedWhy,
    cell: ({ id }) => <FormattedMessage {...purposeMessages[id]} />,
  },
  { label: storageMessages.storedHowLong, cell: (item) => <Until {...item} /> },
];

function Names({ names }: Pick<StoredItem, 'names'>) {
  return (
    <ul className={styles['list']}>
      {names.map((name) => (
        <li key={name}>
          {name === CONFIGURED_NAME ? (
            <FormattedMessage {...storageMessages.configuredName} />
          ) : (
            <code dir="ltr">{name}</code>
          )}
        </li>
      ))}
    </ul>
  );
}

function Places({ places }: Pick<StoredItem, 'places'>) {
  return (
    <ul className={styles['list']}>
      {places.map((place) => (
        <li key={place}>
          <FormattedMessage {...placeMessages[place]} />
        </li>
      ))}
    </ul>
  );
}

function Until(item: StoredItem) {
  if (!('longest' in item)) return <FormattedMessage {...endMessages[item.until]} />;
  return (
    <FormattedMessage
      {...timedEndMessages[item.until]}
      values={{ time: <Amount key="time" {...item.longest} /> }}
    />
  );
}

/** Like “14 days”. */
const Amount = ({ amount, unit }: Period) => (
  <FormattedNumber value={amount} style="unit" unit={unit} unitDisplay="long" />
);

type RetentionRow = (typeof RETENTION)[number];

const RETENTION_COLUMNS: readonly Column<RetentionRow>[] = [
  {
    label: storageMessages.retained,
    cell: ({ id }) => <FormattedMessage {...retainedMessages[id]} />,
  },
  { label: storageMessages.storedHowLong, cell: (kept) => <HowLong {...kept} /> },
];

function HowLong(kept: RetentionRow) {
  if ('longest' in kept) return <Amount {...kept.longest} />;
  return <FormattedMessage {...keptMessages[kept.id]} />;
}

function RetentionTable() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="retention" className={styles['part']}>
      <h2 id="retention">
        <FormattedMessage {...storageMessages.retentionTitle} />
      </h2>
      <Table
        caption={formatMessage(storageMessages.retentionTitle)}
        columns={RETENTION_COLUMNS}
        rows={RETENTION}
        keyOf={({ id }) => id}
        onPhone="cards"
      />
    </section>
  );
}
