import { type FileFacts, hasUploadTag, type UploadActor } from '@nevisa/machines';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { ComparedHandles } from './comparedHandles.ts';
import { HandedOver } from './handedOver.ts';
import { hasOnlyMoved } from './hasOnlyMoved.ts';
import {
  createUploadActor,
  type UploadDevice,
  type UploadQueueActor,
  type UploadStart,
} from './uploadActor.ts';
import { openUploadChannel, type UploadChannel, type UploadCommand } from './uploadChannel.ts';
import { RememberedFiles } from './rememberedFiles.ts';
import type { ChosenFile, Reopening, Unopened } from './uploadFiles.ts';
import { createUploadViews, type UploadQueueView, type UploadView } from './uploadQueueView.ts';

/** How often other tabs get the queue, in ms. */
const tellWait = 250;

/** The queue of a user in this tab, until the sign-out. It sends, or watches the tab that does. */
export class UploadRun {
  readonly #device: UploadDevice;
  readonly #actor: UploadQueueActor;
  readonly #channel: UploadChannel;
  readonly #views: (uploads: readonly UploadActor[]) => readonly UploadView[];
  readonly #changed = createEmitter();
  readonly #handedOver: HandedOver;
  readonly #remembered: RememberedFiles;
  readonly #handles: ComparedHandles;
  /** Uploads that were begun anew with other options. */
  readonly #replaced = new Set<string>();
  readonly #stops: (() => void)[];
  #view: UploadQueueView | null = null;
  /** What the sending tab said last. */
  #watched: UploadQueueView | null = null;
  #isWatched = false;
  #isTelling = false;
  #isChangeQueued = false;

  constructor(userId: string, device: UploadDevice, start: UploadStart) {
    this.#device = device;
    this.#views = createUploadViews({
      progress: device.progress,
      isReopenable: device.files.isReopenable,
    });
    this.#channel = openUploadChannel(userId, {
      asked: () => this.#beWatched(),
      led: () => this.#meetLeader(),
      view: (view) => this.#watch(view),
      command: (command) => this.#isLeading && this.#lead(command),
    });
    this.#handles = new ComparedHandles(device.files);
    this.#handedOver = new HandedOver(device.files, this.#channel);
    this.#remembered = new RememberedFiles({
      files: device.files,
      uploads: () => this.view().uploads,
      run: this.run,
    });
    this.#actor = createUploadActor(device, start, {
      onHeld: () => this.#channel.tellLed(),
      onLoaded: () => void this.#resumeFiles(),
      onHandOver: (ids) => this.#handedOver.give(ids),
    });
    const subscription = this.#actor.subscribe(() => this.#follow());
    this.#stops = [
      () => subscription.unsubscribe(),
      device.progress.subscribe(() => this.#change()),
    ];
    this.#actor.start();
    this.#channel.ask();
  }

  readonly subscribe = this.#changed.subscribe;

  /** The same object until something has changed. */
  readonly view = (): UploadQueueView => (this.#view ??= this.#describe());

  /** The uploads of this tab; none while another one sends. */
  readonly uploads = (): readonly UploadActor[] => this.#actor.getSnapshot().context.uploads;

  readonly run = (command: UploadCommand): void => {
    if (this.#isLeading || command.type === 'add') {
      this.#lead(command);
    } else {
      this.#channel.command(command);
    }
  };

  /** Continues with the file of a kept handle, after a press. */
  readonly reopen = async (id: string): Promise<Reopening> => {
    const reopening = await this.#remembered.open(id);
    if (reopening === 'opened' && this.#isLeading) {
      // The permission may be that of other files, too.
      void this.#remembered.resume();
    }
    return reopening;
  };

  readonly tell = (
    event: { type: 'credit.changed'; credit: number | null } | { type: 'session.returned' },
  ): void => this.#actor.send(event);

  /** Ends the sending. Resolves when nothing is written any more. */
  readonly stop = async (): Promise<void> => {
    this.#stops.forEach((stop) => stop());
    this.#actor.stop();
    this.#channel.close();
    this.#device.progress.stop();
    await this.#device.keeper.stop();
  };

  get #isLeading(): boolean {
    return this.#actor.getSnapshot().hasTag('leading');
  }

  #lead(command: UploadCommand): void {
    const { files, progress } = this.#device;
    switch (command.type) {
      case 'add': {
        const known = new Set(this.uploads().map(({ id }) => id));
        const added = command.uploads.filter(({ id }) => !known.has(id));
        added.forEach(({ id, ...chosen }) => files.hold(id, chosen));
        this.#actor.send({
          type: 'files.added',
          files: added.map(({ id, file }) => ({ id, file: toFacts(file) })),
        });
        return;
      }
      case 'ask':
        this.#find(command.id)?.send(command.wish);
        return;
      case 'askAll':
        this.#actor.send({ type: command.wish });
        return;
      case 'choose':
        this.#choose(command.id, command);
        return;
      case 'restart':
        this.#restart(command);
        return;
      case 'close':
        this.#close(command.id, command.reason);
        return;
      case 'remove':
        this.#actor.send({ type: 'upload.removed', id: command.id });
        files.drop(command.id);
        progress.forget(command.id);
        return;
      case 'options':
        this.#actor.send({ type: 'options.chosen', options: command.options });
    }
  }

  #choose(id: string, { file, handle }: ChosenFile): void {
    const upload = this.#find(id);
    if (upload === undefined) {
      return;
    }
    // A sound is not the file that was chosen.
    if (this.#device.files.get(id) !== file) {
      this.#device.files.hold(id, { file });
    }
    this.#handles.choose(id, handle);
    upload.send({ type: 'file.chosen', file: toFacts(file) });
  }

  #restart({ id, options }: Extract<UploadCommand, { type: 'restart' }>): void {
    const { files } = this.#device;
    const newId = crypto.randomUUID();
    files.copy(id, newId);
    this.#replaced.add(id);
    this.#actor.send({ type: 'upload.restarted', id, newId, options });
    const file = files.getVideo(newId);
    if (file !== undefined) {
      this.#choose(newId, { file });
    }
  }

  /** A replaced upload leaves the list when it is canceled, unless it has cost something. */
  #forgetReplaced(): void {
    for (const upload of this.uploads().filter(({ id }) => this.#replaced.has(id))) {
      const { report } = upload.getSnapshot().context;
      if (hasUploadTag(upload, 'canceled')) {
        this.#replaced.delete(upload.id);
        if (report === null || report.state !== 'canceled' || (report.billed ?? 0) === 0) {
          this.#lead({ type: 'remove', id: upload.id });
        }
      }
    }
  }

  #close(id: string, reason: Unopened): void {
    const upload = this.#find(id);
    this.#device.files.close(id, reason);
    if (upload !== undefined && hasUploadTag(upload, 'needsFile')) {
      upload.send({ type: 'file.unreadable', hasChanged: reason === 'changed' });
    }
    this.#change();
  }

  /** After the device was read: files that this tab has, or may read without a question, go on by themselves. */
  async #resumeFiles(): Promise<void> {
    const known = new Set(this.uploads().map(({ id }) => id));
    const lost = this.#handedOver.takeBack(known);
    if (lost.length > 0) {
      this.#lead({ type: 'add', uploads: lost });
    }
    await this.#remembered.resume();
  }

  #find(id: string): UploadActor | undefined {
    return this.uploads().find((each) => each.id === id);
  }

  #follow(): void {
    this.#handles.follow((id) => this.#find(id));
    this.uploads().forEach((upload) => this.#takeSoundAgain(upload));
    this.#forgetReplaced();
    const view = this.#describe();
    if (!hasOnlyMoved(this.#view, view)) {
      this.#change();
    }
    this.#view = view;
  }

  /** The end of a session deletes the sound of a video that this page still has: it is taken again at the return (S10). */
  #takeSoundAgain(upload: UploadActor): void {
    if (this.#device.keeper.isHidden()) {
      return;
    }
    const { source, isOtherFile, fault } = upload.getSnapshot().context;
    const video = this.#device.files.getVideo(upload.id);
    const isAsked = hasUploadTag(upload, 'needsFile') && !hasUploadTag(upload, 'checking');
    if (isAsked && source !== null && !isOtherFile && fault === null && video !== undefined) {
      this.#choose(upload.id, { file: video });
    }
  }

  #change(): void {
    this.#view = null;
    if (!this.#isChangeQueued) {
      this.#isChangeQueued = true;
      queueMicrotask(() => {
        this.#isChangeQueued = false;
        this.#changed.emit();
      });
    }
    if (this.#isWatched && !this.#isTelling) {
      this.#isTelling = true;
      setTimeout(() => {
        this.#isTelling = false;
        this.#tell();
      }, tellWait);
    }
  }

  #describe(): UploadQueueView {
    const snapshot = this.#actor.getSnapshot();
    const { options, credit } = snapshot.context;
    if (!this.#isLeading) {
      return this.#watched ?? { mode: 'loading', credit, options, uploads: [] };
    }
    const mode = snapshot.hasTag('loading') ? 'loading' : 'leading';
    return { mode, credit, options, uploads: this.#views(this.uploads()) };
  }

  #tell(): void {
    if (this.#isLeading) {
      this.#channel.tellView(this.view());
    }
  }

  #beWatched(): void {
    this.#isWatched = true;
    this.#tell();
  }

  #meetLeader(): void {
    if (!this.#isLeading) {
      this.#channel.ask();
      this.#handedOver.meetLeader();
    }
  }

  #watch(view: UploadQueueView): void {
    if (!this.#isLeading) {
      this.#watched = { ...view, mode: 'watching' };
      const isOpen = ({ tags }: UploadView) => !tags.includes('done') && !tags.includes('canceled');
      if (view.mode === 'leading') {
        this.#handedOver.see(view.uploads.filter(isOpen).map(({ id }) => id));
      }
      this.#change();
    }
  }
}

function toFacts({ name, size, lastModified }: File): FileFacts {
  return { name, size, lastModified };
}
