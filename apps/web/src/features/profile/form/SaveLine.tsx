import type { Failure } from '@nevisa/api/types';
import { profileFields } from '@nevisa/machines';
import { Alert, Button, Cluster, LiveRegion, SaveMark, Stack } from '@nevisa/ui';
import { useState } from 'react';
import { isAboutFields } from '../../../shared/forms/listFieldErrors.ts';
import { useRestingButton } from '../../../shared/forms/useRestingButton.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** The button that saves the profile, and below it, so that it never moves, why a save did not succeed. */
export function SaveLine({
  form: { differs, busy, waiting, saved, waitsForNetwork, failure },
}: {
  form: ProfileForm;
}) {
  const note = useLastNote(waitsForNetwork ? 'waits' : failure, busy);
  return (
    <Stack gap="small">
      <Cluster gap="medium">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={commonText.saving}
          waiting={waiting}
          {...useRestingButton(!differs && !busy && !waiting)}
        >
          {profileText.save}
        </Button>
        <LiveRegion>{saved && profileText.saved}</LiveRegion>
        <SaveMark state={note.said === null || note.said === 'waits' ? undefined : 'failed'} />
      </Cluster>
      <LiveRegion>
        <NoteAlert key={note.id} note={note.said} />
      </LiveRegion>
    </Stack>
  );
}

/** Why the profile is not saved: it waits for the network, or the failure of the last save. */
type Note = Failure | 'waits' | null;

/**
 * The last note, which stays until the next save is answered: what is below keeps its place. The id
 * is another one for each note, so that an equal one is announced again.
 */
function useLastNote(said: Note, busy: boolean) {
  const [note, setNote] = useState({ said, id: 0 });
  if (busy || said === note.said) {
    return note;
  }
  const next = { said, id: note.id + 1 };
  setNote(next);
  return next;
}

function NoteAlert({ note }: { note: Note }) {
  if (note === 'waits') {
    return <Alert tone="warning">{accountText.saveWaits}</Alert>;
  }
  return (
    note !== null &&
    !isAboutFields(note, profileFields) && (
      <Alert tone="danger" title={accountText.saveFailed}>
        {listFailureLines(note).join('\n')}
      </Alert>
    )
  );
}
