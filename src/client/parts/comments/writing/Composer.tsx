import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COMMENT_LIMITS, type Comment } from '../../../../shared/contract/comments';
import { useAddCommentMutation, useChangeCommentMutation } from '../commentWrites';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { sideMessages } from '../messages';
import { useCommentsContext } from '../commentsContext';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import { checkFields } from '../../../ui/forms/checkFields';
import { countLetters } from '../../../ui/forms/countLetters';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import styles from './Composer.module.css';
import { composerMessages } from './messages';
import { useMentions } from './useMentions';

interface Props {
  /** The comment that is answered. */
  readonly answers?: Comment;
  /** The comment that is changed. */
  readonly changes?: Comment;
  /** Text that the field begins with where no draft is kept. */
  readonly start?: string;
  /** Sent, or given up: then what was typed is kept for later. */
  readonly onDone: (isSent: boolean) => void;
}

const isFilled = checkFields({ body: 'filled' });

const check = (fields: Fields): Faults => ({
  ...(countLetters((fields['body'] ?? '').trim()) > COMMENT_LIMITS.most && {
    body: composerMessages.tooLong,
  }),
  ...isFilled(fields),
});

/**
 * Writes a comment, an answer to one, or one's own anew. What is typed is kept in this tab until it
 * is sent.
 */
export function Composer({ answers, changes, start = '', onDone }: Props) {
  const place = useCommentsContext();
  const { send, isLoading, error } = useSending(answers, changes);
  const mentions = useMentions();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const begun = answers ? composerMessages.answer : composerMessages.yours;
  const takesSide = place.layout === 'forAndAgainst' && !answers && !changes;
  const name = changes ? `edit.${changes.id}` : `answer.${answers?.id ?? place.contentId}`;
  return (
    <div ref={box} className={styles['composer']}>
      <Form
        check={check}
        onSubmit={send}
        onSaved={() => onDone(true)}
        isPending={isLoading}
        label={changes ? composerMessages.save : composerMessages.send}
        draft={`comment.${name}`}
        warnsBeforeLeaving
        {...toFormErrors(error)}
      >
        {takesSide && <Sides />}
        <MarkdownEditor
          name="body"
          label={changes ? composerMessages.change : begun}
          defaultValue={changes?.body ?? start}
          maxLength={COMMENT_LIMITS.most}
          rows={5}
          companion={mentions}
          {...(place.isStrict && { hint: <FormattedMessage {...composerMessages.strict} /> })}
          {...(changes && { lang: changes.lang })}
        />
      </Form>
      <Button look="quiet" onClick={() => onDone(false)}>
        <FormattedMessage {...composerMessages.cancel} />
      </Button>
    </div>
  );
}

/** For, against or neither. */
function Sides() {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      name="alignment"
      label={composerMessages.side}
      defaultValue="0"
      options={([1, 0, -1] as const).map((side) => ({
        value: String(side),
        label: formatMessage(sideMessages[side]),
      }))}
    />
  );
}

function useSending(answers: Comment | undefined, changes: Comment | undefined) {
  const { section, slug } = useCommentsContext();
  const toast = useToast();
  const lang = useLocale();
  const keyFor = useIdempotencyKeys();
  const [add, adding] = useAddCommentMutation();
  const [change, changing] = useChangeCommentMutation();

  const send = async ({ body = '', alignment }: Fields) => {
    if (changes) {
      const { id, revision } = changes;
      const written = { body: body.trim(), lang: changes.lang };
      return 'data' in (await change({ one: { section, slug, id }, revision, change: written }));
    }
    const written = {
      body: body.trim(),
      lang,
      ...(answers && { parentId: answers.id }),
      ...(alignment && { alignment: Number(alignment) }),
    };
    const { data } = await add({
      place: { section, slug },
      written,
      idempotencyKey: keyFor(written),
    });
    if (data) {
      const text = data.state === 'held' ? composerMessages.held : composerMessages.sent;
      toast({ text, tone: 'good' });
    }
    return data !== undefined;
  };
  return { send, ...(changes ? changing : adding) };
}
