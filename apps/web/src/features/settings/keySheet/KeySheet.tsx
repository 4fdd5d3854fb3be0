import type { User } from '@nevisa/api/types';
import { DescriptionList, Drawer, Kbd, Section, Stack, Switch } from '@nevisa/ui';
import { useAppServices } from '../../../app/appServices.ts';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { fixedEditorKeys } from '../../../shared/shortcuts/editorKeys.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { editorText } from '../../../shared/text/editorText.ts';
import { titleText } from '../../../shared/text/titleText.ts';
import { EditorKeySettings } from './EditorKeySettings.tsx';
import { useChosenShortcuts } from '../../dictation/screen/hooks/useChosenShortcuts.ts';

export interface KeySheetProps {
  user: User;
  onClose: () => void;
}

/** All keys, whether «؟» opens this list (WCAG 2.1.4), and what the product offers for accessibility. */
export default function KeySheet({ user, onClose }: KeySheetProps) {
  const { keySheetOff } = useAppServices();
  const id = String(user.id);
  return (
    <Drawer open onClose={onClose} title={addedText.keySheet}>
      <Stack gap="large">
        <Section heading={titleText.live} level={3}>
          <DescriptionList
            figures
            items={useChosenShortcuts().map(({ label, keys }) => ({
              label,
              value: <Kbd keys={keys} />,
            }))}
          />
        </Section>
        <Section heading={editorText.title} level={3}>
          <DescriptionList
            figures
            items={fixedEditorKeys.map(({ label, keys }) => ({
              label,
              value: <Kbd keys={keys} />,
            }))}
          />
          <EditorKeySettings user={user} />
        </Section>
        <Section heading={addedText.keySheetEverywhere} level={3}>
          <DescriptionList figures items={everywhere} />
          <Switch
            label={addedText.keySheetSwitch}
            hint={addedText.keySheetSwitchHint}
            defaultChecked={!keySheetOff.isSet(id)}
            onChange={({ currentTarget }) => keySheetOff.set(id, !currentTarget.checked)}
          />
        </Section>
        <Section heading={addedText.accessibility} level={3}>
          <p>{addedText.accessibilityAim}</p>
          <p>{addedText.accessibilityOpen}</p>
          <SupportPhone />
        </Section>
      </Stack>
    </Drawer>
  );
}

const everywhere = [
  { label: addedText.keySheetItself, value: <Kbd keys={[addedText.keySheetKey]} /> },
  { label: addedText.keySheetNext, value: <Kbd keys={['Tab']} /> },
  { label: addedText.keySheetPrevious, value: <Kbd keys={['Shift', 'Tab']} /> },
  { label: addedText.keySheetClose, value: <Kbd keys={['Esc']} /> },
];
