import { FormattedMessage, useIntl } from 'react-intl';
import type { DatasetText, OpenData } from '../../../shared/contract/openData';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { selectEnvironment } from '../../state/configSlice';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import folding from '../../ui/Fold.module.css';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { Table } from '../../ui/Table';
import { TimeText } from '../../ui/TimeText';
import { useFileSize } from '../../ui/useFileSize';
import { downloadLabel, openDataMessages, rowCount, typeMessages } from './messages';
import { useGetOpenDataQuery } from './openDataApi';
import styles from './OpenDataScreen.module.css';
import { StaffPart } from './StaffPart';

/**
 * Screen of all public data, to take away: datasets with what is in them, and what programs need to
 * know.
 */
export function OpenDataScreen() {
  const { formatMessage } = useIntl();
  const { currentData, isError, error, refetch } = useGetOpenDataQuery(useLocale());
  const intro = formatMessage(openDataMessages.intro);
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages['open-data'])}
        intro={intro}
        description={intro}
      />
      {isError && !currentData && <ErrorNotice onRetry={refetch} error={error} />}
      {!isError && !currentData && <Skeleton lines={10} />}
      {currentData && <Data data={currentData} />}
      <StaffPart />
    </>
  );
}

function Data({ data }: { readonly data: OpenData }) {
  return (
    <div className={styles['page']}>
      {data.writtenAt ? (
        <p className={styles['facts']}>
          <span>
            <FormattedMessage {...openDataMessages.writtenAt} />
          </span>
          <TimeText value={data.writtenAt} format="dateTime" />
        </p>
      ) : (
        <EmptyState text={<FormattedMessage {...openDataMessages.notYet} />} />
      )}
      <p>
        <FormattedMessage {...openDataMessages.licence} />
      </p>
      <ul className={styles['datasets']}>
        {data.datasets.map((dataset) => (
          <li key={dataset.name}>
            <Dataset dataset={dataset} files={data.files} />
          </li>
        ))}
      </ul>
      <Programs />
    </div>
  );
}

interface DatasetProps {
  readonly dataset: DatasetText;
  readonly files: OpenData['files'];
}

const FORMAT_NAMES = { csv: 'CSV', json: 'JSON', jsonl: 'JSON Lines' } as const;

function Dataset({ dataset: { name, title, about, fields }, files }: DatasetProps) {
  const { formatMessage } = useIntl();
  const { apiUrl } = useAppSelector(selectEnvironment);
  const size = useFileSize();
  const own = files.filter(({ dataset }) => dataset === name);
  const caption = formatMessage(openDataMessages.fields);
  return (
    <Card>
      <h2 className={styles['title']}>{title}</h2>
      <p>{about}</p>
      {own[0] && (
        <p className={styles['rows']}>
          <FormattedMessage {...rowCount} values={{ count: own[0].rows }} />
        </p>
      )}
      <ul className={styles['files']}>
        {own.map(({ format, bytes }) => (
          <li key={format} className={styles['facts']}>
            <a
              href={`${apiUrl}/open-data/${name}.${format}`}
              aria-label={formatMessage(downloadLabel, {
                name: title,
                format: FORMAT_NAMES[format],
              })}
            >
              {FORMAT_NAMES[format]}
            </a>
            <span className={styles['rows']}>{size(bytes)}</span>
          </li>
        ))}
      </ul>
      <details className={folding['fold']}>
        <summary>{caption}</summary>
        <Table
          caption={caption}
          rows={fields}
          keyOf={(field) => field.name}
          onPhone="cards"
          columns={[
            { label: openDataMessages.field, cell: (field) => <code>{field.name}</code> },
            {
              label: openDataMessages.type,
              cell: ({ type }) => <FormattedMessage {...typeMessages[type]} />,
            },
            { label: openDataMessages.meaning, cell: ({ meaning }) => meaning },
          ]}
        />
      </details>
    </Card>
  );
}

const ADDRESSES = [
  ['catalogue', '/open-data/catalogue.jsonld'],
  ['dictionary', '/open-data/dictionary.json'],
  ['api', '/openapi.json'],
] as const;

/** Addresses at which programs begin. */
function Programs() {
  const { apiUrl } = useAppSelector(selectEnvironment);
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>
        <FormattedMessage {...openDataMessages.programs} />
      </h2>
      <p>
        <FormattedMessage {...openDataMessages.programsText} />
      </p>
      <ul className={styles['files']}>
        {ADDRESSES.map(([name, path]) => (
          <li key={name}>
            <a href={apiUrl + path}>
              <FormattedMessage {...openDataMessages[name]} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
