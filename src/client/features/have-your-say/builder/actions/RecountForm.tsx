import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Method } from '../../../../../shared/ballots/methods';
import type {
  ReadElection,
  RecountRead,
  RecountReading,
} from '../../../../../shared/contract/papers';
import { DatePicker } from '../../../../ui/forms/DatePicker';
import { Form, type Fields } from '../../../../ui/forms/Form';
import type { Faults } from '../../../../ui/forms/formContext';
import { faultMessages } from '../../../../ui/forms/messages';
import { Select } from '../../../../ui/forms/Select';
import { TextField } from '../../../../ui/forms/TextField';
import { Notice } from '../../../../ui/Notice';
import { methodNames } from '../../methods/messages';
import { useImportRecountMutation, useReadRecountMutation } from '../builderApi';
import styles from '../../../../parts/builder/builder.module.css';
import { ErrorText } from '../ErrorText';
import type { ActionProps } from './actionProps';
import { ElectionFileField, FileFindings } from './ElectionFile';
import { LocalizedAreas, readLocalizedAreas } from './LocalizedAreas';
import { placeLabels, recountMessages } from './messages';
import { usePaperAction } from './usePaperAction';

const LINK = /^https?:\/\/\S+$/;

/** Lists the facts of an election that was read from a file. */
function ReadFacts({ election }: { readonly election: ReadElection }) {
  const { formatNumber, formatList } = useIntl();
  const { title, options, withdrawn, ballots, seats, budget, currency } = election;
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency: currency!, maximumFractionDigits: 0 });
  const facts = [
    ['question', title || <FormattedMessage {...recountMessages.untitled} />],
    ['options', formatList(options)],
    ['withdrawn', withdrawn.length > 0 && formatList(withdrawn)],
    ['ballots', formatNumber(ballots)],
    ['seats', seats !== null && formatNumber(seats)],
    ['budget', budget !== null && money(budget)],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([name, fact]) =>
          fact !== false && (
            <div key={name}>
              <dt>
                <FormattedMessage {...recountMessages[name]} />
              </dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface Chosen {
  readonly file: RecountReading;
  readonly read: RecountRead;
}

/** Makes the draft a recount of an election held elsewhere: first what the file holds is shown. */
export function RecountForm(props: ActionProps) {
  const { formatMessage } = useIntl();
  const { paper, slug, isDirty } = props;
  const { originalLocale: original } = paper;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [read, reading] = useReadRecountMutation();
  const { act, isLoading, failure } = usePaperAction(
    useImportRecountMutation(),
    props,
    (imported) => imported.paper,
  );

  const take = async (file: RecountReading) => {
    const { data } = await read({ slug, body: file });
    if (data) setChosen({ file, read: data });
  };

  const check = (fields: Fields): Faults => ({
    ...(!readLocalizedAreas(fields, 'place')[original] && {
      [`place.${original}`]: faultMessages.missing,
    }),
    ...(!fields['heldOn'] && { heldOn: faultMessages.missing }),
    ...(fields['link'] &&
      !LINK.test(fields['link'].trim()) && { link: recountMessages.linkInvalid }),
  });
  const send = async (fields: Fields) => {
    const source = {
      place: readLocalizedAreas(fields, 'place'),
      heldOn: fields['heldOn']!,
      link: fields['link']?.trim() || null,
    };
    const { file } = chosen!;
    const data = await act({ ...file, method: fields['method'] as Method, source });
    if (data && !data.paper) setChosen({ file, read: { ...data, election: null } });
    return data?.paper !== null;
  };

  const { faults = [], warnings = [], election = null } = chosen?.read ?? {};
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...recountMessages.text} />
      </p>
      <ElectionFileField
        label={recountMessages.file}
        locale={original}
        isDisabled={isDirty || isLoading || reading.isLoading}
        onBegin={() => setChosen(null)}
        onFile={take}
      />
      <p role="status">
        {(reading.isLoading || isLoading) && <FormattedMessage {...recountMessages.busy} />}
      </p>
      {reading.error && !reading.isLoading && (
        <Notice tone="bad" role="alert">
          <ErrorText error={reading.error} />
        </Notice>
      )}
      <FileFindings faults={faults} warnings={warnings} messages={recountMessages} />
      {election && (
        <>
          <ReadFacts election={election} />
          <Form
            label={recountMessages.store}
            check={check}
            onSubmit={send}
            isPending={isLoading}
            failure={failure}
          >
            <Select
              name="method"
              label={recountMessages.method}
              options={election.methods.map((value) => ({
                value,
                label: formatMessage(methodNames[value]),
              }))}
            />
            <LocalizedAreas name="place" labels={placeLabels} required={original} />
            <DatePicker name="heldOn" label={recountMessages.heldOn} />
            <TextField
              name="link"
              label={recountMessages.link}
              type="url"
              autoComplete="off"
              dir="ltr"
              isOptional
            />
          </Form>
        </>
      )}
    </div>
  );
}
