import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Localized } from '../../../shared/contract/text';
import { getBrandPictureUrl, isSectionOn, pickText } from '../../../shared/settings';
import { useGetStatisticsQuery } from '../../api/contentEndpoints';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './Hero.module.css';
import { homeMessages, needMessages } from './messages';
import { Needs } from './Needs';

/**
 * The welcome. The host does not know who looks: for somebody who is signed in, what waits for them
 * takes the place of the introduction, which keeps its room, so that nothing on the page moves.
 */
export function Hero() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { look, home } = useLocaleContext().settings;
  const { hero } = look;
  return (
    <section className={joinClasses(styles['hero'], hero ? styles['pictured'] : styles['plain'])}>
      <div className={styles['words']}>
        <h1 tabIndex={-1} className={styles['title']}>
          <WelcomeText texts={home.welcome.title} usual={homeMessages.title} />
        </h1>
        <div className={styles['place']}>
          <Introduction text={home.welcome.text} isAway={isSignedIn} />
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

interface TextProps {
  readonly texts: Localized;
  /** Words of the portal, where the city has written none. */
  readonly usual: MessageDescriptor;
}

function WelcomeText({ texts, usual }: TextProps) {
  const { settings, locale } = useLocaleContext();
  const text = pickText(texts, settings, locale);
  return text ? <UserText text={text} /> : <FormattedMessage {...usual} />;
}

interface IntroductionProps {
  readonly text: Localized;
  readonly isAway: boolean;
}

function Introduction({ text, isAway }: IntroductionProps) {
  return (
    <div className={joinClasses(styles['introduction'], isAway && styles['away'])}>
      <p className={styles['lede']}>
        <WelcomeText texts={text} usual={homeMessages.lede} />
      </p>
      <HeroActions />
      <p className={styles['hint']}>
        <Link to="/sign-in">
          <FormattedMessage {...needMessages.signIn} />
        </Link>
      </p>
    </div>
  );
}

/** Ways in, as far as there is something behind them. */
function HeroActions() {
  const { settings } = useLocaleContext();
  const { data } = useGetStatisticsQuery(undefined);
  const phase = data?.openPolls === 0 ? 'all' : 'open';
  return (
    <div className={styles['actions']}>
      {isSectionOn(settings, 'have-your-say') && (
        <ButtonLink to={`/have-your-say?phase=${phase}`}>
          <FormattedMessage {...homeMessages.voteNow} />
        </ButtonLink>
      )}
      {isSectionOn(settings, 'faqs') && data?.answers !== 0 && (
        <ButtonLink to="/faqs" look="secondary">
          <FormattedMessage {...homeMessages.howItWorks} />
        </ButtonLink>
      )}
    </div>
  );
}
