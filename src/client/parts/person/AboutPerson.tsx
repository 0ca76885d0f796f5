import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/Icon';
import styles from './AboutPerson.module.css';
import { personMessages } from './messages';

interface Props {
  readonly about: string;
  readonly website: string | null;
}

/** The text of a person about themselves, in plain text, and where to find more. */
export function AboutPerson({ about, website }: Props) {
  return (
    <>
      {about && (
        <p dir="auto" className={styles['about']}>
          {about}
        </p>
      )}
      {website && isOfTheWeb(website) && (
        <p className={styles['website']}>
          <Icon name="globe" />
          <span className="visually-hidden">
            <FormattedMessage {...personMessages.website} />
          </span>
          <a href={website} rel="nofollow ugc noopener noreferrer" dir="ltr">
            {website.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        </p>
      )}
    </>
  );
}

/** Anything else, `javascript:` above all, is no link, whoever let it in. */
const isOfTheWeb = (address: string) => /^https?:\/\//.test(address);
