import { describe } from 'vitest';
import { Illustration } from '../components/media/Illustration/Illustration.tsx';
import { HistoryIcon } from '../components/media/Icon/pageIcons.ts';
import { describeComponent } from '../testing/describeComponent.tsx';
import { AppFrame } from './AppFrame/AppFrame.tsx';
import { AuthCard } from './AuthFrame/AuthCard.tsx';
import { AuthFrame } from './AuthFrame/AuthFrame.tsx';
import { BarPopover } from './BarPopover/BarPopover.tsx';
import { CreditMeter } from './CreditMeter/CreditMeter.tsx';
import { DemoAccounts } from './DemoAccounts/DemoAccounts.tsx';
import { EditorLayout } from './EditorLayout/EditorLayout.tsx';
import { EditorToolbar } from './EditorLayout/EditorToolbar.tsx';
import { RecordingBar } from './EditorLayout/RecordingBar.tsx';
import { Statement } from './ErrorPage/Statement.tsx';
import { LoadingScreen } from './LoadingScreen/LoadingScreen.tsx';
import { PageHeader } from './Page/PageHeader.tsx';
import { account } from './stories/sampleMenu.tsx';
import { TopBar } from './TopBar/TopBar.tsx';

const layouts = [
  [
    <AppFrame
      key="AppFrame"
      groups={[]}
      account={{ ...account, onSignOut: () => undefined }}
      brandName="نویسا"
      brandHref="/"
    />,
    'div > div',
  ],
  [<AuthCard key="AuthCard" heading="ورود" brandName="نویسا" />, 'div > div'],
  [<AuthFrame key="AuthFrame" />, 'div > div'],
  [<BarPopover key="BarPopover" label="تم" icon={<HistoryIcon />} />, 'div > div'],
  [<CreditMeter key="CreditMeter" label="نامحدود" value={null} />, '[data-tip]'],
  [
    <DemoAccounts key="DemoAccounts" label="حساب‌ها" accounts={[]} onChoose={() => undefined} />,
    'fieldset',
  ],
  [<EditorLayout key="EditorLayout" sheet="متن" recordingBar="ضبط" />, 'div > div'],
  [<EditorToolbar key="EditorToolbar" label="ابزارها" />, 'fieldset'],
  [<RecordingBar key="RecordingBar" label="ضبط" record="شروع" />, 'fieldset'],
  [<Statement key="Statement" heading="خطا" drawing={<Illustration name="404" />} />, 'div > div'],
  [<LoadingScreen key="LoadingScreen" label="نویسا" />, 'main'],
  [<PageHeader key="PageHeader" heading="تاریخچه" />, 'div > div'],
  [<TopBar key="TopBar" menuButton={null} />, 'header'],
] as const;

for (const [layout, root] of layouts) {
  describe(String(layout.key), () => {
    describeComponent(layout, { root });
  });
}
