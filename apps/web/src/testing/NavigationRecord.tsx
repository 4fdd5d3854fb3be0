import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The navigations of the opened app, in order: `REPLACE /session/sign-in`. The first is `POP`. */
export const navigations: string[] = [];

/** Records each navigation of the router around it. */
export function NavigationRecord() {
  const location = useLocation();
  const type: string = useNavigationType();
  useEffect(() => {
    if (type === 'POP') {
      navigations.length = 0;
    }
    navigations.push(`${type} ${location.pathname}`);
  }, [location, type]);
  return null;
}
