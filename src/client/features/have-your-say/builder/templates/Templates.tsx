import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { TEMPLATES, type Template } from '../../../../../shared/ballots/templates';
import { Button } from '../../../../ui/Button';
import { useEndUndo, useToast } from '../../../../ui/toast';
import styles from '../../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../../parts/builder/builderContext';
import { type WrittenQuestion } from '../../../../../shared/contract/papers';
import { createBlankOption } from '../blankQuestion';
import { templateMessages, templateNames, templateSentences } from './messages';
import type { Change } from '../usePaperEdit';
import type { WrittenPaper } from '../../../../parts/builder/writtenPaper';

/**
 * Returns the paper with the questions and rules of a template; dates, group and quorum stay as
 * they are.
 */
const applyTemplate = (
  before: WrittenPaper,
  { rules, questions }: Template,
  newId: () => string,
): WrittenPaper => ({
  rules: { ...before.rules, ...rules },
  questions: questions.map(
    (question) =>
      ({
        ...question,
        id: newId(),
        help: null,
        conditions: [],
        options: question.options.map((label) => ({ ...createBlankOption(newId()), label })),
      }) as WrittenQuestion,
  ),
});

interface Props {
  readonly written: WrittenPaper;
  readonly change: Change;
  /** The paper is another one as a whole: its fields are made anew. */
  readonly onReplaced: () => void;
}

/**
 * Ready-made polls: in view while the paper is empty, folded away afterwards. Choosing one can be
 * undone.
 */
export function Templates({ written, change, onReplaced }: Props) {
  const { newId } = useBuilder();
  const toast = useToast();
  const endUndo = useEndUndo();
  useEffect(() => endUndo, [endUndo]);
  const replace = (paper: WrittenPaper) => {
    change(() => paper);
    onReplaced();
  };
  const use = (template: Template) => {
    replace(applyTemplate(written, template, newId));
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
        {TEMPLATES.map((template) => (
          <li key={template.id}>
            <Button look="secondary" className={styles['kind']} onClick={() => use(template)}>
              <span className={styles['kindName']}>
                <FormattedMessage {...templateNames[template.id]} />
              </span>
              <span className={styles['kindText']}>
                <FormattedMessage {...templateSentences[template.id]} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
