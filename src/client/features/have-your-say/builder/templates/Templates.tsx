import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionType } from '../../../../../shared/ballots/methods';
import { needsClosing } from '../../../../../shared/ballots/ruleFaults';
import { TEMPLATES, type Template } from '../../../../../shared/ballots/templates';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { useEndUndo, useToast } from '../../../../ui/toast';
import styles from '../../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../../parts/builder/builderContext';
import { type WrittenQuestion } from '../../../../../shared/contract/papers';
import { createBlankOption, setCurrency, type QuestionStart } from '../blankQuestion';
import {
  addMessage,
  partMessages,
  secrecyChanges,
  templateMessages,
  templateNames,
  templateSentences,
} from './messages';
import type { Change } from '../usePaperEdit';
import type { WrittenPaper } from '../../../../parts/builder/writtenPaper';

/** Returns the rules of a template; where nobody can be verified, whoever has an account votes. */
const toUsableRules = (rules: Template['rules'], canVerify: boolean): Template['rules'] =>
  rules.eligibility === 'verified' && !canVerify ? { ...rules, eligibility: 'signed_in' } : rules;

/**
 * Returns the paper with the questions and rules of a template; dates, group and quorum stay as
 * they are.
 */
const applyTemplate = (
  before: WrittenPaper,
  { rules, questions }: Template,
  { newId, currency }: QuestionStart,
): WrittenPaper => ({
  rules: { ...before.rules, ...rules },
  questions: questions.map(
    (question) =>
      ({
        ...question,
        id: newId(),
        help: null,
        conditions: [],
        settings: setCurrency(question.settings, currency),
        options: question.options.map((label) => ({ ...createBlankOption(newId()), label })),
      }) as WrittenQuestion,
  ),
});

type Part = keyof typeof partMessages;

/** Lists the parts that a template cannot know. */
function listParts({ questions }: Template, { rules }: WrittenPaper): readonly Part[] {
  const isBlank = (texts: object) => Object.keys(texts).length === 0;
  const has = (type: QuestionType) =>
    questions.some((question) => question.type === type && question.options.some(isBlank));
  const parts: Readonly<Record<Part, boolean>> = {
    question: questions.some(({ prompt }) => isBlank(prompt)),
    projects: has('budget'),
    dates: has('date'),
    options: (['choice', 'ranking', 'score', 'dots'] as const).some(has),
    money: questions.some(({ type }) => type === 'budget'),
    group: rules.eligibility === 'members' && rules.group === null,
    closing: rules.closesAt === null && needsClosing(rules),
  };
  return (Object.keys(parts) as Part[]).filter((part) => parts[part]);
}

interface Props {
  readonly written: WrittenPaper;
  readonly canVerify: boolean;
  readonly change: Change;
  /** The paper is another one as a whole: its fields are made anew. */
  readonly onReplaced: () => void;
}

/**
 * Ready-made polls: in view while the paper is empty, folded away afterwards. Choosing one can be
 * undone.
 */
export function Templates({ written, canVerify, change, onReplaced }: Props) {
  const { newId } = useBuilder();
  const { currency } = useLocaleContext().settings.money;
  const templates = TEMPLATES.map((template) => ({
    ...template,
    rules: toUsableRules(template.rules, canVerify),
  }));
  const toast = useToast();
  const endUndo = useEndUndo();
  useEffect(() => endUndo, [endUndo]);
  const replace = (paper: WrittenPaper) => {
    change(() => paper);
    onReplaced();
  };
  const use = (template: Template) => {
    replace(applyTemplate(written, template, { newId, currency }));
    toast({ text: templateMessages.used, undo: () => replace(written) });
  };
  return (
    <details className={styles['templates']} open={written.questions.length === 0}>
      <summary>
        <FormattedMessage {...templateMessages.title} />
      </summary>
      <p className={styles['note']}>
        <FormattedMessage {...templateMessages.text} />
      </p>
      <ul className={styles['kinds']}>
        {templates.map((template) => (
          <li key={template.id}>
            <Button look="secondary" className={styles['kind']} onClick={() => use(template)}>
              <span className={styles['kindName']}>
                <FormattedMessage {...templateNames[template.id]} />
              </span>
              <span className={styles['kindText']}>
                <FormattedMessage {...templateSentences[template.id]} />
              </span>
              <Consequences template={template} before={written} />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ConsequencesProps {
  readonly template: Template;
  readonly before: WrittenPaper;
}

/** The parts that are left to be written, and the secrecy that a template changes. */
function Consequences({ template, before }: ConsequencesProps) {
  const { formatList, formatMessage } = useIntl();
  const after = { ...before, rules: { ...before.rules, ...template.rules } };
  const parts = listParts(template, after).map((part) => formatMessage(partMessages[part]));
  const { secrecy } = after.rules;
  return (
    <>
      {parts.length > 0 && (
        <span className={styles['kindText']}>
          <FormattedMessage {...addMessage} values={{ parts: formatList(parts) }} />
        </span>
      )}
      {secrecy !== before.rules.secrecy && (
        <span className={styles['kindText']}>
          <FormattedMessage {...secrecyChanges[secrecy]} />
        </span>
      )}
    </>
  );
}
