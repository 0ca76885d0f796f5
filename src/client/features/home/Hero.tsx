import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/Button';
import { HarbourScene } from './HarbourScene';
import styles from './Hero.module.css';
import { homeMessages } from './messages';

export function Hero() {
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1 tabIndex={-1} className={styles['title']}>
          <FormattedMessage {...homeMessages.title} />
        </h1>
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
      </div>
      <HarbourScene />
    </section>
  );
}
