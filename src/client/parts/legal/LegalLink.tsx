import type { ReactNode } from 'react';
import type { LegalPage } from '../../../shared/routes';
import { Link } from '../../ui/Link';
import { useLegalPath } from './useLegalPath';

interface Props {
  readonly page: LegalPage;
  readonly children: ReactNode;
}

/** A link to a legal text; nothing where there is none that it could lead to. */
export function LegalLink({ page, children }: Props) {
  const path = useLegalPath()(page);
  return path && <Link to={path}>{children}</Link>;
}
