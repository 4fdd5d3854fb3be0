import type { User } from '@nevisa/api/types';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AppServices, useAppServices } from '../../app/appServices.ts';
import { openUserWorkspace } from '../../app/openUserWorkspace.ts';
import { logError } from '../../shared/log.ts';
import { paths } from '../../shared/paths.ts';
import type { DictationWorkspace } from '../dictation/workspace/createDictationWorkspace.ts';
import type { DeviceText } from '../dictation/workspace/deviceTexts.ts';
import { resumeText } from './resumeText.ts';

export interface NewestText {
  text: DeviceText;
  /** Opens the editor with the text. */
  resume: () => Promise<void>;
}

interface Found {
  text: DeviceText;
  workspace: DictationWorkspace;
}

/** The text that was changed last on this device; null without one, and undefined while it is sought. */
export function useNewestText(user: User): NewestText | null | undefined {
  const services = useAppServices();
  const navigate = useNavigate();
  const [found, setFound] = useState<Found | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (newest: Found | null) => {
      if (isCurrent) {
        setFound(newest);
      }
    };
    findNewest(services, user).then(show, (error: unknown) => {
      logError('promise', error);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [services, user]);
  return (
    found && {
      text: found.text,
      resume: async () => {
        await resumeText(found.workspace, found.text);
        void navigate(paths.live);
      },
    }
  );
}

// The workspace is only opened for a device that has texts.
async function findNewest(services: AppServices, user: User): Promise<Found | null> {
  const storage = await services.deviceStorage(user.id);
  if (!(await storage.hasTexts())) {
    return null;
  }
  const workspace = await openUserWorkspace(services, user);
  const text = (await workspace.texts.list()).find((each) => each.text.trim() !== '');
  return text === undefined ? null : { text, workspace };
}
