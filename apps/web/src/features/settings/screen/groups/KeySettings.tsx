import { Button, SettingList } from '@nevisa/ui';
import { useAppServices } from '../../../../app/appServices.ts';
import { getShortcutStore } from '../../../../shared/shortcuts/shortcutStore.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { useChosenShortcuts } from '../../../dictation/screen/hooks/useChosenShortcuts.ts';
import { ShortcutRow } from './ShortcutRow.tsx';

/** The dictation shortcuts. */
export function KeySettings() {
  const chosen = useChosenShortcuts();
  return (
    <SettingList>
      <div>
        {chosen.map((shortcut) => (
          <ShortcutRow key={shortcut.name} shortcut={shortcut} />
        ))}
      </div>
    </SettingList>
  );
}

/** Returns every shortcut to its default. */
export function ResetKeys() {
  const shortcuts = getShortcutStore(useAppServices());
  return (
    <Button variant="quiet" size="small" onClick={shortcuts.reset}>
      {addedText.keysReset}
    </Button>
  );
}
