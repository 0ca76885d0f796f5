import { skipToken } from '@reduxjs/toolkit/query';
import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Comment } from '../../../shared/contract/comments';
import { useGetTranslationQuery } from './commentTranslation';
import { useLocale } from '../../intl/IntlRoot';
import { Button } from '../../ui/Button';
import { Markdown } from '../../ui/Markdown';
import styles from './CommentCard.module.css';
import { useCommentsContext } from './commentsContext';
import { sourceMessages, translationMessages } from './messages';
import { TranslationsFirstContext } from './translationsFirst';

interface Props {
  readonly comment: Comment;
  readonly headingLevel: 3 | 4;
}

/**
 * The words of a comment; where they are in another language and can be translated, with the way to
 * and fro.
 */
export function CommentText(props: Props) {
  const { body, lang, alsoIn } = props.comment;
  if (alsoIn.includes(useLocale())) return <Translatable {...props} />;
  return (
    <Markdown hasPictures={false} text={{ text: body, lang }} headingLevel={props.headingLevel} />
  );
}

/** The original, until the reader or the device asks for the translation and it has come. */
function Translatable({ comment, headingLevel }: Props) {
  const { section, slug } = useCommentsContext();
  const to = useLocale();
  const { isFirst, choose } = use(TranslationsFirstContext);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isWanted = chosen ?? isFirst;
  const { id, revision, body, lang } = comment;
  const answer = useGetTranslationQuery(isWanted ? { section, slug, id, revision, to } : skipToken);
  const translation = isWanted ? answer.currentData : undefined;
  const translate = () => (answer.isError ? void answer.refetch() : setChosen(true));
  return (
    <>
      <Markdown
        hasPictures={false}
        text={
          translation ? { text: translation.body, lang: translation.lang } : { text: body, lang }
        }
        headingLevel={headingLevel}
      />
      <div className={styles['translation']}>
        <p role="status" className={styles['when']}>
          {translation && <FormattedMessage {...sourceMessages[translation.source]} />}
          {isWanted && answer.isError && !answer.isFetching && (
            <FormattedMessage {...translationMessages.failed} />
          )}
        </p>
        <Button
          look="quiet"
          isPending={answer.isFetching}
          onClick={translation ? () => setChosen(false) : translate}
        >
          <FormattedMessage {...translationMessages[translation ? 'original' : 'translate']} />
        </Button>
        {(translation || isFirst) && (
          <Button look="quiet" onClick={() => choose(!isFirst)}>
            <FormattedMessage
              {...translationMessages[isFirst ? 'originalsFirst' : 'alwaysFirst']}
            />
          </Button>
        )}
      </div>
    </>
  );
}
