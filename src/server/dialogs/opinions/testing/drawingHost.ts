import { createDatabaseNow } from '../../../db/databaseClock';
import { openStatementsHost, type StatementsHost } from '../../statements/testing/statementsHost';
import { MapUpdater } from '../mapUpdater';

export interface DrawingHost {
  readonly host: StatementsHost;
  /** Draws when it is told to. */
  readonly drawer: MapUpdater;
  close(): Promise<void>;
}

/** Opens a host for statements, and what draws their maps beside it. */
export async function openDrawingHost(): Promise<DrawingHost> {
  const host = await openStatementsHost();
  const drawer = new MapUpdater(host.database.db, createDatabaseNow(host.clock));
  const close = async () => {
    await drawer.close();
    await host.close();
  };
  return { host, drawer, close };
}
