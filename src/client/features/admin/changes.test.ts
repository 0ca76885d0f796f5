import { anAuditEntry } from '../../testing/adminFactories';
import { listChanges } from './changes';

const rights = (roles: readonly string[], verified = false) => ({ roles, verified });

test.each([
  [rights([]), rights(['moderator']), [{ kind: 'roleGiven', role: 'moderator' }]],
  [rights(['admin']), rights([]), [{ kind: 'roleTaken', role: 'admin' }]],
  [rights([]), rights([], true), [{ kind: 'verifiedGiven' }]],
  [rights([], true), rights([]), [{ kind: 'verifiedTaken' }]],
  [
    rights(['editor'], true),
    rights(['admin']),
    [
      { kind: 'roleGiven', role: 'admin' },
      { kind: 'roleTaken', role: 'editor' },
      { kind: 'verifiedTaken' },
    ],
  ],
  [{}, {}, [{ kind: 'rightsChanged' }]],
  [{ roles: 'admin' }, { roles: null }, [{ kind: 'rightsChanged' }]],
])('an entry says what became different: %j → %j', (before, after, changes) => {
  expect(listChanges(anAuditEntry({ before, after }))).toEqual(changes);
});

test.each(['blocked', 'unblocked'] as const)('[SPEC 6.1] %s is one change', (action) => {
  expect(listChanges(anAuditEntry({ action }))).toEqual([{ kind: action }]);
});
