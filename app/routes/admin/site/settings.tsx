import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { openSwitches } from '#app/open-extensions.ts';
import { findImagesHost } from '#app/pages/text-pages.server.ts';
import { getSettingsKind } from '#app/settings-kinds.ts';
import { loadSignIn } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { useBackToList } from '#features/editor/form/content-form.tsx';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { SettingsForm } from '#features/editor/settings/settings-form.tsx';
import { UploadsProvider } from '#features/editor/upload/uploads.tsx';
import { pageKind } from '#features/pages/page-kind.ts';
import { listNewestTitles } from '#features/publishing/public-content.server.ts';
import { SENDING_SWITCHES } from '#features/settings/parts/mailing.ts';
import { menu } from '#features/settings/parts/menu.ts';
import type { Route } from './+types/settings';

const MAX_OWN_PAGES = 200;

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now, settings, site }, { params: { settings: name } }) => {
    const kind = getSettingsKind(name);
    const pages = kind === menu ? await listNewestTitles(db, pageKind, { now: now(), limit: MAX_OWN_PAGES }) : [];
    return {
      ownPages: pages.map((page) => ({ title: page.title, path: pageKind.page.path(page) })),
      imagesHost: findImagesHost(settings),
      canSend: (await site.read()).canSend,
      closed: SENDING_SWITCHES.filter((name) => !openSwitches.includes(name)),
      recoveryId: randomUUID(),
      saved: await getSavedContent(db, kind, { id: kind.name, now: now() }),
    };
  });
}

export default function SiteSettings({ loaderData, params: { settings: name } }: Route.ComponentProps) {
  return <OpenedSettings key={name} name={name} loaderData={loaderData} />; // going back may lead from one to another
}

function OpenedSettings({ name, loaderData }: Pick<Route.ComponentProps, 'loaderData'> & { name: string }) {
  const [opened] = useState(loaderData); // what a reload brings must not touch what is being typed
  const close = useBackToList();
  useEffect(() => void loadSignIn(), []);
  return (
    <UploadsProvider onClose={close}>
      {(onClose) => <SettingsForm kind={getSettingsKind(name)} {...opened} onClose={onClose} />}
    </UploadsProvider>
  );
}
