import { useDeferredValue, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  SHAPE_LIMITS,
  type TermList,
  type Vocabulary,
  type WrittenTerm,
} from '../../../shared/contract/vocabularies';
import { getLocaleInfo, isLocale, type Locale } from '../../../shared/locales';
import { readTextFile } from '../../api/files/readTextFile';
import { isProblem } from '../../api/problem';
import { useLocaleContext, useOfferedLocales } from '../../intl/IntlRoot';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Form, type Faults } from '../../ui/forms/Form';
import { LabelledField } from '../../ui/forms/LabelledField';
import { Select } from '../../ui/forms/Select';
import { TextFileField } from '../../ui/lines/TextFileField';
import { Notice } from '../../ui/Notice';
import { Table, type Column } from '../../ui/Table';
import {
  ignoredColumns,
  losingShapes,
  oneLanguageHints,
  pasteCounts,
  pasteHints,
  pasteLabels,
  pasteMessages,
  pastedFaults,
  pastedLine,
  pastedStates,
  shapesCount,
} from './messages';
import { parsePastedTerms, type PastedTerm, type PastedTerms } from './parsePastedTerms';
import { isGeoJson } from './parseShapes';
import styles from './PasteTerms.module.css';
import { TermNames } from './TermNames';
import { getWrittenName } from './termList';
import { useSavePasted } from './useSaveTerms';
import { ShapeFaultText, toListFailure } from './vocabularyErrors';

const ROWS = 8;
const FIELD = 'pasted';
const LANGUAGE = 'pastedLanguage';
const PROPERTY = 'pastedProperty';

interface Props {
  readonly vocabulary: Vocabulary;
  /** The list as the page knows it: what is pasted comes on top. */
  readonly list: TermList;
  readonly onSaved?: () => void;
}

/**
 * Takes districts or topics from a list, a table or, for districts, GeoJSON. What would be saved is
 * shown before it is; faults stand by line, those of borders by the name of the district.
 */
export function PasteTerms({ vocabulary, list, onSaved }: Props) {
  const [turn, setTurn] = useState(0);
  return (
    <PasteForm
      key={turn}
      vocabulary={vocabulary}
      list={list}
      onSaved={() => {
        setTurn(turn + 1);
        onSaved?.();
      }}
    />
  );
}

function PasteForm({ vocabulary, list, onSaved }: Props) {
  const { save, isLoading, error, shapesError } = useSavePasted(vocabulary);
  const source = useSource(vocabulary, list);
  const { text, file, parsed } = source;
  const shown = useDeferredValue(parsed);
  const hint = usePasteHint(vocabulary);
  const send = async () => parsed !== null && (await save(list, parsed.terms, parsed.shapes));
  return (
    <Form
      label={pasteMessages.save}
      check={() => checkSource(vocabulary, source)}
      onSubmit={send}
      onSaved={() => onSaved?.()}
      isPending={isLoading}
      warnsBeforeLeaving
      failure={
        shapesError && parsed ? (
          <ShapesFailure error={shapesError} terms={parsed.terms} />
        ) : (
          toListFailure(error)
        )
      }
    >
      <div className={styles['paste']} onChange={source.onChoose}>
        <LabelledField name={FIELD} label={pasteLabels[vocabulary]} hint={hint} isWide>
          {(control) => (
            <textarea
              {...control}
              className={styles['text']}
              dir="auto"
              rows={ROWS}
              value={file ? '' : text}
              readOnly={file !== null}
              spellCheck={false}
              onChange={({ target }) => source.type(target.value)}
            />
          )}
        </LabelledField>
        <ChosenFile source={source} vocabulary={vocabulary} />
        <Choices source={source} />
        {text.trim() !== '' && shown && <Preview vocabulary={vocabulary} pasted={shown} />}
      </div>
    </Form>
  );
}

/** Provides what else can be pasted, with the languages that this portal offers. */
function usePasteHint(vocabulary: Vocabulary): ReactNode {
  const { formatList } = useIntl();
  const offered = useOfferedLocales();
  if (offered.length > 1) {
    const columns = formatList(
      offered.map((code) => (
        <bdi key={code} dir="ltr">
          <code>{code}</code>
        </bdi>
      )),
      { type: 'unit' },
    );
    return <FormattedMessage {...pasteHints[vocabulary]} values={{ columns }} />;
  }
  const alone = oneLanguageHints[vocabulary];
  return alone && <FormattedMessage {...alone} />;
}

interface ChosenText {
  readonly name: string;
  readonly text: string;
}

/** Holds what was typed or chosen, and what it means on top of the list. */
function useSource(vocabulary: Vocabulary, list: TermList) {
  const { settings } = useLocaleContext();
  const [typed, type] = useState('');
  const [file, setFile] = useState<ChosenText | null>(null);
  const [refusal, setRefusal] = useState<MessageDescriptor | null>(null);
  const [locale, setLocale] = useState<Locale>(settings.languages.first);
  const [property, setProperty] = useState('');
  const text = file?.text ?? typed;
  const parsed = useMemo(
    () => parsePastedTerms(text, list, { vocabulary, locale, ...(property && { property }) }),
    [text, list, vocabulary, locale, property],
  );
  return {
    text,
    file,
    locale,
    parsed,
    refusal,
    type,
    drop: () => setFile(null),
    choose: async (chosen: File) => {
      const isTooLarge = chosen.size > SHAPE_LIMITS.bytes;
      setRefusal(isTooLarge ? pasteMessages.fileTooLarge : null);
      if (isTooLarge) return;
      const content = await readTextFile(chosen, locale);
      const isRead = parsePastedTerms(content, list, { vocabulary, locale }) !== null;
      if (isRead) setFile({ name: chosen.name, text: content });
      else setRefusal(UNREADABLE[vocabulary]);
    },
    onChoose: ({ target }: FormEvent<HTMLDivElement>) => {
      const { name, value } = target as HTMLSelectElement;
      if (name === LANGUAGE && isLocale(value)) setLocale(value);
      if (name === PROPERTY) setProperty(value);
    },
  };
}

type Source = ReturnType<typeof useSource>;

const UNREADABLE = {
  districts: pasteMessages.unreadable,
  topics: pasteMessages.noShapesHere,
} as const;

const hasFault = ({ faults, shapeFault }: PastedTerms) => faults.length > 0 || shapeFault !== null;

function checkSource(vocabulary: Vocabulary, { text, parsed }: Source): Faults {
  if (text.trim() === '') return { [FIELD]: pasteMessages.empty };
  if (parsed) return hasFault(parsed) ? { [FIELD]: pasteMessages.faulty } : {};
  return { [FIELD]: UNREADABLE[vocabulary] };
}

function ChosenFile({ source, vocabulary }: { source: Source; vocabulary: Vocabulary }) {
  const { file, refusal, drop, choose } = source;
  return (
    <div className={styles['choices']}>
      {file ? (
        <>
          <bdi>{file.name}</bdi>
          <Button look="quiet" onClick={drop}>
            <FormattedMessage {...pasteMessages.drop} />
          </Button>
        </>
      ) : (
        <TextFileField
          accept={vocabulary === 'districts' ? '.csv,.txt,.json,.geojson' : '.csv,.txt'}
          label={pasteMessages.file}
          isDisabled={false}
          refusal={refusal}
          onFile={choose}
        />
      )}
    </div>
  );
}

/** Asked only where the text does not say it itself. */
function Choices({ source: { text, parsed, locale } }: { readonly source: Source }) {
  const offered = useOfferedLocales();
  if (text.trim() === '') return null;
  const properties = isGeoJson(text) ? (parsed?.properties ?? []) : [];
  return (
    <>
      {offered.length > 1 && (
        <Select
          name={LANGUAGE}
          label={pasteMessages.language}
          options={offered.map((code) => ({ value: code, label: getLocaleInfo(code).name }))}
          defaultValue={locale}
        />
      )}
      {properties.length > 1 && (
        <Select
          name={PROPERTY}
          label={pasteMessages.property}
          options={properties.map((name) => ({ value: name, label: name }))}
        />
      )}
    </>
  );
}

interface PreviewProps {
  readonly vocabulary: Vocabulary;
  readonly pasted: PastedTerms;
}

/** Shows the outcome of each line, and what is wrong. */
function Preview({ vocabulary, pasted }: PreviewProps) {
  const { formatMessage, formatList } = useIntl();
  const { locale } = useLocaleContext();
  const { rows, faults, terms, ignored, shapes, shapeFault, losing } = pasted;
  const count = (...states: readonly PastedTerm['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  const nameOf = (key: string) => {
    const term = terms.find((each) => each.key === key);
    return term ? getWrittenName(term, locale) : key;
  };
  const columns: readonly Column<PastedTerm>[] = [
    { label: pasteMessages.name, cell: ({ term }) => <TermNames term={term} />, isRowHeader: true },
    ...(vocabulary === 'districts' && rows.some(({ term }) => term.parent !== null)
      ? [
          {
            label: pasteMessages.parent,
            cell: ({ term }: PastedTerm) => term.parent && <bdi>{nameOf(term.parent)}</bdi>,
          },
        ]
      : []),
    {
      label: pasteMessages.state,
      cell: ({ state }) => (
        <Badge tone={state === 'same' ? 'neutral' : 'good'}>
          <FormattedMessage {...pastedStates[state]} />
        </Badge>
      ),
    },
  ];
  return (
    <div className={styles['preview']}>
      <p role="status">
        <FormattedMessage
          {...pasteCounts}
          values={{ added: count('added'), changed: count('changed', 'back'), same: count('same') }}
        />
      </p>
      {hasFault(pasted) && (
        <Notice tone="bad" title={<FormattedMessage {...pasteMessages.faults} />}>
          <ul className={styles['faults']}>
            {faults.map(({ line, name, code }) => (
              <li key={`${line} ${code}`}>
                <strong className={styles['names']}>
                  <FormattedMessage {...pastedLine} values={{ line, name: <bdi>{name}</bdi> }} />
                </strong>
                <FormattedMessage {...pastedFaults[code]} />
              </li>
            ))}
            {faults.length === 0 && shapeFault && (
              <li>
                <ShapeFaultText {...shapeFault} terms={terms} />
              </li>
            )}
          </ul>
        </Notice>
      )}
      {ignored.length > 0 && (
        <p className={styles['hint']}>
          <FormattedMessage {...ignoredColumns} values={{ columns: formatList(ignored) }} />
        </p>
      )}
      {shapes && (
        <p>
          <FormattedMessage {...shapesCount} values={{ count: shapes.features.length }} />
        </p>
      )}
      {losing.length > 0 && (
        <Notice tone="warn">
          <p>
            <FormattedMessage
              {...losingShapes}
              values={{ names: <bdi>{formatList(losing.map(nameOf))}</bdi> }}
            />
          </p>
        </Notice>
      )}
      {rows.length > 0 && (
        <Table
          caption={formatMessage(pasteMessages.preview)}
          columns={columns}
          rows={rows}
          keyOf={({ term }) => term.key}
          onPhone="cards"
        />
      )}
    </div>
  );
}

interface ShapesFailureProps {
  readonly error: Parameters<typeof toListFailure>[0];
  readonly terms: readonly WrittenTerm[];
}

/** The list is saved; says why its borders are not. */
function ShapesFailure({ error, terms }: ShapesFailureProps) {
  const isRefusal =
    isProblem(error) && (error.code === 'notWgs84' || error.code === 'invalidShapes');
  return (
    <>
      <FormattedMessage {...pasteMessages.shapesFailed} />{' '}
      {isRefusal ? (
        <ShapeFaultText code={error.code} detail={error.detail ?? ''} terms={terms} />
      ) : (
        toListFailure(error)
      )}
    </>
  );
}
