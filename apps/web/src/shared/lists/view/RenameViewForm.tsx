import { Button, Cluster, Stack, TextField } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { commonText } from '../../text/commonText.ts';
import { listText } from '../../text/listText.ts';
import type { ListViews, SaveResult } from '../choices/listViews.ts';
import { SaveNameButton } from './SaveNameButton.tsx';
import { describeRefusal } from './viewRefusal.ts';

export interface RenameViewFormProps {
  name: string;
  views: ListViews<object>;
  onEnd: () => void;
}

/** The name of a view as a field; a name that is taken asks. */
export function RenameViewForm({ name, views, onEnd }: RenameViewFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [result, setResult] = useState<SaveResult | null>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const renamed = views.rename(name, typed, result === 'same-name');
        setResult(renamed);
        if (renamed === 'saved') {
          onEnd();
        }
      }}
    >
      <Stack gap="small">
        <TextField
          ref={field}
          label={listText.viewName}
          value={typed}
          maxLength={200}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              onEnd();
            }
          }}
          error={describeRefusal(result)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setResult(null);
          }}
        />
        <Cluster>
          <SaveNameButton result={result} size="small" />
          <Button size="small" variant="secondary" onClick={onEnd}>
            {commonText.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
