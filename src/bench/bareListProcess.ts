// The reference of a list in a process of its own, as the host has one. Argument: the address of a
// PostgreSQL server.
import { openServer } from '../server/db/openDatabase';
import { serveBareList } from './bareList';
import { reportToParent } from './child';

const { db } = await openServer(process.argv[2]!);
reportToParent((await serveBareList(db, 'blogs')).port);
