import { hasService } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import { runWhenIdle } from '../../shared/runWhenIdle.ts';
import { preloadPage } from '../latePages.ts';

/** The page that is open loads first; in ms. */
const delay = 5_000;

const menuPages = [paths.dashboard, paths.packages, paths.messages, paths.settings];

interface Connection {
  saveData?: boolean;
}

/**
 * Requests the code of the menu's pages once the browser is idle, so that they also open
 * without a network; not for a user who asks the browser to save data.
 */
export function usePreloadedMenu(user: User): void {
  const isServed = hasService(user);
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData === true) {
      return;
    }
    const timer = setTimeout(() => {
      if (navigator.onLine) {
        runWhenIdle(() => {
          for (const path of isServed ? [...menuPages, paths.live] : menuPages) {
            preloadPage(path);
          }
        });
      }
    }, delay);
    return () => clearTimeout(timer);
  }, [isServed]);
}
