import type { MyWork } from '../../../shared/contract/work';
import { isOfStaff } from '../../../shared/permissions/roles';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';

const workApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getWork: build.query<MyWork, undefined>({
      query: () => '/me/work',
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me', 'Notifications'],
    }),
  }),
});

/** Asks what waits for the staff, for its members alone. */
export function useWork() {
  const roles = useAppSelector(selectUser)?.roles ?? [];
  return workApi.useGetWorkQuery(undefined, {
    skip: !isOfStaff(roles),
    refetchOnMountOrArgChange: true,
  });
}
