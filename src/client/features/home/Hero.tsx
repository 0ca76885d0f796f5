import { FormattedMessage } from 'react-intl';
import { getBrandPictureUrl } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { Link } from '../../ui/Link';
import styles from './Hero.module.css';
import { homeMessages, needMessages } from './messages';
import { Needs } from './Needs';

/**
 * The welcome. The host does not know who looks: for somebody who is signed in, what waits for them
 * takes the place of the introduction, which keeps its room, so that nothing on the page moves.
 */
export function Hero() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { hero } = useLocaleContext().settings.look;
  return (
    <section className={joinClasses(styles['hero'], hero ? styles['pictured'] : styles['plain'])}>
      <div className={styles['words']}>
        <h1 tabIndex={-1} className={styles['title']}>
          <FormattedMessage {...homeMessages.title} />
        </h1>
        <div className={styles['place']}>
          <Introduction isAway={isSignedIn} />
          {isSignedIn && <Needs />}
        </div>
      </div>
      {hero && (
        <img
          src={getBrandPictureUrl(hero)}
          width={hero.width}
          height={hero.height}
          alt=""
          fetchPriority="high"
          className={styles['picture']}
        />
      )}
    </section>
  );
}

function Introduction({ isAway }: { readonly isAway: boolean }) {
  return (
    <div className={joinClasses(styles['introduction'], isAway && styles['away'])}>
      <p className={styles['lede']}>
        <FormattedMessage {...homeMessages.lede} />
      </p>
      <div className={styles['actions']}>
        <ButtonLink to="/have-your-say?phase=open">
          <FormattedMessage {...homeMessages.voteNow} />
        </ButtonLink>
        <ButtonLink to="/faqs" look="secondary">
          <FormattedMessage {...homeMessages.howItWorks} />
        </ButtonLink>
      </div>
      <p className={styles['hint']}>
        <Link to="/sign-in">
          <FormattedMessage {...needMessages.signIn} />
        </Link>
      </p>
    </div>
  );
}
