import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../../store/hooks';
import { useLocale } from '../../../intl/IntlRoot';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { useGetEnrollmentQuery } from './coursesApi';

/**
 * Provides the person's enrolment in a course; a visitor has none, and nothing is asked for them.
 */
export function useEnrollment(slug: string) {
  const locale = useLocale();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const answer = useGetEnrollmentQuery(isSignedIn ? { slug, locale } : skipToken);
  const info = isSignedIn ? answer.currentData : undefined;
  const mine = info?.mine && info.mine.state !== 'withdrawn' ? info.mine : null;
  return { arg: { slug, locale }, isSignedIn, answer, info, mine };
}
