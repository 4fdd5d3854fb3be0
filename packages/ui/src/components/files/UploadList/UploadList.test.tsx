import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { UploadList } from './UploadList.tsx';

describe('UploadList', () => {
  describeComponent(
    <UploadList
      heading="فایل‌ها"
      uploads={[{ id: '1', name: 'صدا.mp3', tone: 'waiting', state: 'در نوبت بارگذاری' }]}
    />,
    { root: 'section' },
  );
});
