import { FormattedMessage, useIntl } from 'react-intl';
import type { SortitionFile, SortitionPage } from '../../../../shared/contract/sortitions';
import { runSortition, hashList, type StratumSortition } from '../../../../shared/sortition/pool';
import {
  useLazyGetDrawFileQuery,
  useSaveDrawFileMutation,
  type SortitionArg,
} from '../../../api/sortitionApi';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Notice } from '../../../ui/Notice';
import { Part } from '../../../ui/Part';
import { Table } from '../../../ui/Table';
import styles from './Draws.module.css';
import { sortitionMessages } from './messages';

interface Props {
  readonly arg: SortitionArg;
  readonly draw: SortitionPage;
}

/** Draws again in the reader's browser, from what is published, and says how. */
export function SortitionCheck({ arg, draw }: Props) {
  const [read, { currentData, isFetching, error }] = useLazyGetDrawFileQuery();
  return (
    <Part title={sortitionMessages.check}>
      <p>
        <FormattedMessage {...sortitionMessages.checkText} />
      </p>
      {error && !currentData && <ErrorNotice onRetry={() => void read(arg)} error={error} />}
      {currentData?.seed ? (
        <Checked file={currentData} seed={currentData.seed} draw={draw} />
      ) : (
        <p>
          <Button isPending={isFetching} onClick={() => void read(arg)}>
            <FormattedMessage {...sortitionMessages.check} />
          </Button>
        </p>
      )}
    </Part>
  );
}

interface CheckedProps extends Pick<Props, 'draw'> {
  readonly file: SortitionFile;
  readonly seed: NonNullable<SortitionFile['seed']>;
}

/** Compared with what the page says, not with what the file says of itself. */
function isSame({ file, draw }: CheckedProps, computed: readonly StratumSortition[]): boolean {
  const shown = (name: string) =>
    draw.result.filter(({ stratum }) => stratum === name).map(({ ticket }) => ticket);
  return (
    hashList(file.list) === draw.listDigest &&
    JSON.stringify(file.seed) === JSON.stringify(draw.seed) &&
    computed.every(
      ({ name, drawn, standby }) => String([...drawn, ...standby]) === String(shown(name)),
    )
  );
}

function Checked(props: CheckedProps) {
  const { file, seed, draw } = props;
  const [save] = useSaveDrawFileMutation();
  const computed = runSortition(file.list, draw.strata, seed);
  const isRight = isSame(props, computed);
  return (
    <>
      <Notice
        tone={isRight ? 'good' : 'bad'}
        role="status"
        title={
          <FormattedMessage {...(isRight ? sortitionMessages.same : sortitionMessages.differs)} />
        }
      />
      {computed.map((stratum) => (
        <Steps key={stratum.name} stratum={stratum} />
      ))}
      <p>
        <Button look="secondary" onClick={() => void save(file)}>
          <FormattedMessage {...sortitionMessages.save} />
        </Button>
      </p>
    </>
  );
}

const SHOWN = 5;

function Steps({ stratum: { key, steps } }: { readonly stratum: StratumSortition }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className={styles['acts']}>
        <FormattedMessage {...sortitionMessages.key} />
        <bdi dir="ltr" className={styles['code']}>
          {key}
        </bdi>
      </p>
      <Table
        caption={formatMessage(sortitionMessages.steps)}
        onPhone="cards"
        rows={steps.slice(0, SHOWN)}
        keyOf={({ index }) => String(index)}
        columns={[
          {
            label: sortitionMessages.md5,
            cell: ({ digest }) => (
              <bdi dir="ltr" className={styles['code']}>
                {digest}
              </bdi>
            ),
          },
          { label: sortitionMessages.left, cell: ({ left }) => left, isNumber: true },
          {
            label: sortitionMessages.remainder,
            cell: ({ remainder }) => remainder,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}
