import type { Slots } from '#ui/slot.tsx';

export const moving: Slots = { 'backups.actions': ExportLink };

function ExportLink() {
  return (
    <a href="/admin/export" className="button" download>
      Export
    </a>
  );
}
