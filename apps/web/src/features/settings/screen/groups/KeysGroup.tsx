import { Button } from '@nevisa/ui';
import { useAppServices } from '../../../../app/appServices.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { useChosenShortcuts } from '../../../dictation/screen/hooks/useChosenShortcuts.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';

/** The group of the dictation shortcuts. */
export function KeysGroup() {
  const { shortcuts } = useAppServices();
  const chosen = useChosenShortcuts();
  return (
    <SettingGroup
      heading={addedText.groupKeys}
      actions={
        <Button variant="quiet" size="small" onClick={shortcuts.reset}>
          {addedText.keysReset}
        </Button>
      }
    >
      <div>
        {chosen.map((shortcut) => (
          <ShortcutRow key={shortcut.name} shortcut={shortcut} />
        ))}
      </div>
    </SettingGroup>
  );
}
