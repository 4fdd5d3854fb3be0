import { Button, Checkbox, Dialog, Stack, TextField } from '@nevisa/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import type { SaveResult } from '../choices/listViews.ts';
import { commonText } from '../../text/commonText.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/listText.ts';
import type { ChoiceDialogProps } from './ListChoices.tsx';
import { SaveNameButton } from './SaveNameButton.tsx';
import { describeRefusal } from './viewRefusal.ts';

export interface SaveViewDialogProps extends Pick<
  ChoiceDialogProps<object>,
  'views' | 'address' | 'onNews'
> {
  /** The view that is shown; null for none. */
  present: string | null;
  onClose: () => void;
}

/** Saves search, filters and order under a name; a name that is taken asks. */
export function SaveViewDialog({ views, address, present, onNews, onClose }: SaveViewDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(present ?? '');
  const [result, setResult] = useState<SaveResult | null>(null);
  const [isDefault, setDefault] = useState(false);
  const save = () => {
    const saved = views.save(name, address, result === 'same-name');
    setResult(saved);
    if (saved === 'saved') {
      views.chooseDefault(isDefault ? name : views.read().byDefault);
      onNews(fill(listText.viewSaved, { name: name.trim() }));
      onClose();
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={listText.saveView}
      onClose={onClose}
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <SaveNameButton result={result} form={form} />
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="medium">
          <NameField
            fieldRef={field}
            name={name}
            result={result}
            onChange={(typed) => {
              setName(typed);
              setResult(null);
            }}
          />
          <Checkbox
            label={listText.viewByDefault}
            checked={isDefault}
            onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
          />
          <p>{listText.viewsPrivacy}</p>
        </Stack>
      </form>
    </Dialog>
  );
}

interface NameFieldProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  name: string;
  result: SaveResult | null;
  onChange: (typed: string) => void;
}

function NameField({ fieldRef, name, result, onChange }: NameFieldProps) {
  return (
    <TextField
      ref={fieldRef}
      label={listText.viewName}
      hint={listText.saveViewHint}
      value={name}
      maxLength={200}
      error={describeRefusal(result)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
