export function whatsAppShareLink({ url, title }: { url: string; title: string }): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`.toWellFormed())}`;
}

export function linkedInShareLink(url: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url.toWellFormed())}`;
}
