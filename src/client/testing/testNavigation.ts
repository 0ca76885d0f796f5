import type { Action } from '@reduxjs/toolkit';
import type { Location } from 'react-router-dom';
import { splitLocale } from '../../shared/routes';
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { toLocation } from '../navigation/address';
import type { Guard } from '../navigation/guards';
import { createNavigation, createFirstView } from '../navigation/navigation';

interface TestPage {
  readonly location: Location;
  readonly isReload: boolean;
  readonly release: () => void;
}

interface Asked {
  readonly path: string;
  readonly isReload: boolean;
  readonly ready: () => void;
  readonly fail: (error: unknown) => void;
}

interface Options {
  readonly url?: string;
  readonly prefix?: string;
  readonly guards?: readonly Guard[];
  /** Pages are ready when the test says so. */
  readonly isSlow?: boolean;
}

const ORIGIN = 'http://localhost:3000';

/** Creates the real service on the real store; history and preparation are in memory. */
export function testNavigation({ url = '/', prefix = '', guards, isSlow = false }: Options = {}) {
  const ports = createMemoryPorts({
    href: ORIGIN + prefix + url,
    language: splitLocale(prefix).locale,
  });
  const actions: Action[] = [];
  const store = createStore({ ports, onAction: (action) => void actions.push(action) });
  const asked: Asked[] = [];
  const released: string[] = [];
  const pageAt = (location: Location, isReload: boolean): TestPage => ({
    location,
    isReload,
    release: () => void released.push(location.pathname),
  });
  const navigation = createNavigation<TestPage>({
    ports,
    store,
    first: createFirstView(pageAt(toLocation(url), false), prefix),
    prepare: (location, { isReload }) =>
      new Promise((answer, fail) => {
        const path = location.pathname + location.search + location.hash;
        const ready = () => answer(pageAt(location, isReload));
        asked.push({ path, isReload, ready, fail });
        if (!isSlow) ready();
      }),
    ...(guards && { guards }),
  });
  return {
    ports,
    store,
    navigation,
    asked,
    released,
    /** Lists what the service told the store, without the times. */
    facts: () => actions.filter(({ type }) => type.startsWith('navigation/')),
    address: () => ports.location.href().slice(ORIGIN.length),
    shown: () => navigation.view().location.pathname + navigation.view().location.search,
    /** Lets everything that is decided run on; no time passes. */
    settle: () => ports.advance(0),
    /** Goes back or on, as the person does with the browser's own buttons. */
    traverse: async (delta: number) => {
      ports.history.go(delta);
      await ports.advance(0);
    },
  };
}
