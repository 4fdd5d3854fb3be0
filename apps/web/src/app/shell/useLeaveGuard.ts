import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { createUnkeptTexts } from '../../features/conversation/unkeptTexts.ts';
import { useAppServices } from '../appServices.ts';
import { guardLeaving } from './guardLeaving.ts';
import { listLeaveSources } from './leaveSources.ts';

/**
 * Guards text, edited conversations that the device did not take, recordings, forms and files under way when the window
 * is closed, on every page. The status of dictation changes with each write of a draft, so it is no state of React: it
 * would render the frame ten times a second.
 */
export function useLeaveGuard({ id }: Pick<User, 'id'>): void {
  const services = useAppServices();
  useEffect(() => {
    const unkept = services.userScope(id).keep(createUnkeptTexts);
    return guardLeaving([...listLeaveSources(services), unkept], window);
  }, [services, id]);
}
