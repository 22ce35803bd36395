CREATE TABLE migrations (name text primary key, checksum text not null);
CREATE TABLE articles (
        id text primary key,
        title text not null,
        category text not null,
        excerpt text not null,
        content text not null,
        image_url text,
        author text not null,
        tags text not null,
        read_time integer not null,
        is_featured integer not null,
        is_latest integer not null,
        published_at text not null,
        first_published_at text not null,
        version integer not null default 1
      , plain_text text not null default '', search_title text not null default '', search_excerpt text not null default '', search_text text not null default '', search_grams text not null default '', creation_key text, last_save_id text);
CREATE TABLE growth_solutions (
        id text primary key,
        title text not null,
        excerpt text,
        content text not null,
        image_url text,
        author text not null,
        is_active integer not null,
        published_at text not null,
        version integer not null default 1
      , creation_key text, last_save_id text);
CREATE TABLE youtube_videos (
        id text primary key,
        youtube_id text not null unique,
        title text not null,
        description text not null,
        thumbnail_url text,
        duration text not null,
        view_count text not null,
        url text not null,
        published_at text not null,
        is_active integer not null
      , is_dated integer not null default 1);
CREATE TABLE seeds (name text primary key, done_at text not null);
CREATE TABLE content_version (id integer primary key check (id = 1), version bigint not null);
CREATE TABLE article_search (
    key integer primary key,
    article_id text not null unique,
    published_at text not null,
    title text not null,
    excerpt text not null
  );
CREATE VIRTUAL TABLE article_trigrams using fts5(body, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
CREATE VIRTUAL TABLE article_grams using fts5(body, content='', contentless_delete=1, detail=none, tokenize='ascii');
CREATE TABLE users (
        id text primary key,
        name text not null,
        email text not null unique,
        is_email_verified integer not null,
        image text,
        is_two_factor_enabled integer,
        created_at text not null,
        updated_at text not null
      );
CREATE TABLE sessions (
        id text primary key,
        token text not null unique,
        user_id text not null references users (id) on delete cascade,
        expires_at text not null,
        ip_address text,
        device text,
        created_at text not null,
        updated_at text not null
      , last_used_at text);
CREATE TABLE accounts (
        id text primary key,
        account_id text not null,
        provider_id text not null,
        user_id text not null references users (id) on delete cascade,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at text,
        refresh_token_expires_at text,
        scope text,
        password text,
        created_at text not null,
        updated_at text not null,
        unique (user_id, provider_id)
      );
CREATE TABLE verifications (
        id text primary key,
        identifier text not null,
        value text not null,
        expires_at text not null,
        created_at text not null,
        updated_at text not null
      );
CREATE TABLE two_factors (
        id text primary key,
        user_id text not null unique references users (id) on delete cascade,
        secret text not null,
        backup_codes text not null,
        is_verified integer,
        failed_verification_count integer default 0,
        locked_until text
      );
CREATE TABLE user_roles (
        user_id text not null references users (id) on delete cascade,
        role text not null check (role in ('admin')),
        primary key (user_id, role)
      );
CREATE TABLE "attempts" (
        key text primary key,
        count integer not null,
        last_at text not null,
        blocked_until text
      );
CREATE TABLE set_up_links (
        id integer primary key check (id = 1),
        token_hash text not null,
        created_at text not null
      );
CREATE TABLE images (
      id text primary key,
      extension text not null,
      width integer not null,
      height integer not null,
      colour text not null,
      alt text,
      bytes integer not null,
      created_at text not null
    );
CREATE TABLE email_links (
        token_hash text primary key,
        kind text not null,
        user_id text references users (id) on delete cascade,
        password_mark text,
        created_at text not null,
        expires_at text not null
      );
CREATE TABLE passkeys (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        name text not null,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        created_at text not null,
        last_used_at text
      );
CREATE INDEX articles_by_date on articles (published_at desc, id);
CREATE INDEX articles_by_category on articles (category, published_at desc, id);
CREATE INDEX growth_solutions_by_date on growth_solutions (published_at desc, id);
CREATE INDEX youtube_videos_by_date on youtube_videos (published_at desc, id);
CREATE TRIGGER articles_insert_version after insert on articles
        begin update content_version set version = version + 1; end;
CREATE TRIGGER articles_update_version after update on articles
        begin update content_version set version = version + 1; end;
CREATE TRIGGER articles_delete_version after delete on articles
        begin update content_version set version = version + 1; end;
CREATE TRIGGER growth_solutions_insert_version after insert on growth_solutions
        begin update content_version set version = version + 1; end;
CREATE TRIGGER growth_solutions_update_version after update on growth_solutions
        begin update content_version set version = version + 1; end;
CREATE TRIGGER growth_solutions_delete_version after delete on growth_solutions
        begin update content_version set version = version + 1; end;
CREATE TRIGGER youtube_videos_insert_version after insert on youtube_videos
        begin update content_version set version = version + 1; end;
CREATE TRIGGER youtube_videos_update_version after update on youtube_videos
        begin update content_version set version = version + 1; end;
CREATE TRIGGER youtube_videos_delete_version after delete on youtube_videos
        begin update content_version set version = version + 1; end;
CREATE INDEX article_search_by_date on article_search (published_at, key);
CREATE TRIGGER articles_insert_search after insert on articles begin
    insert into article_search (article_id, published_at, title, excerpt)
      values (new.id, new.published_at, new.search_title, new.search_excerpt);
    insert into article_trigrams (rowid, body) select key, new.search_text from article_search where article_id = new.id;
    insert into article_grams (rowid, body) select key, new.search_grams from article_search where article_id = new.id;
  end;
CREATE TRIGGER articles_update_search after update on articles begin
    update article_search set published_at = new.published_at, title = new.search_title, excerpt = new.search_excerpt where article_id = old.id;
  end;
CREATE TRIGGER articles_update_search_text after update on articles when new.search_text is not old.search_text begin
    update article_trigrams set body = new.search_text where rowid = (select key from article_search where article_id = old.id);
    update article_grams set body = new.search_grams where rowid = (select key from article_search where article_id = old.id);
  end;
CREATE TRIGGER articles_delete_search after delete on articles begin
    delete from article_trigrams where rowid = (select key from article_search where article_id = old.id);
    delete from article_grams where rowid = (select key from article_search where article_id = old.id);
    delete from article_search where article_id = old.id;
  end;
CREATE INDEX sessions_by_user on sessions (user_id);
CREATE INDEX verifications_by_identifier on verifications (identifier);
CREATE INDEX images_by_date on images (created_at desc, id desc);
CREATE TRIGGER images_update_version after update on images
      begin update content_version set version = version + 1; end;
CREATE TRIGGER images_delete_version after delete on images
      begin update content_version set version = version + 1; end;
CREATE UNIQUE INDEX articles_creation_key on articles (creation_key);
CREATE UNIQUE INDEX growth_solutions_creation_key on growth_solutions (creation_key);
CREATE INDEX email_links_by_user on email_links (user_id, kind);
CREATE INDEX email_links_by_expiry on email_links (expires_at);
CREATE INDEX passkeys_by_user on passkeys (user_id);
insert into migrations (name, checksum) values ('0001-content', 'bde10b0ddcb0c9489f00d9cba1cc970738f89f957e483cfa55670c0451b59efa');
insert into migrations (name, checksum) values ('0002-search', '4a903fdc7757f5e301a6fa6e62ca9881c0de31e0e97f779171ace4f6344e06cc');
insert into migrations (name, checksum) values ('0003-accounts', '2802cc5cd54d14ce8cef39a1c2deddfdacf014cce7211d621898ba5746aebb4a');
insert into migrations (name, checksum) values ('0004-images', '2ab027c4f53a1b7f72cbb87cb202cc29088a24dfc29ef91d5a80c41e7442fd3c');
insert into migrations (name, checksum) values ('0005-desk', 'ffcd582243b414ed2e090b0c891ad690be69d94c9640941c0be3df7eb22acf2c');
insert into migrations (name, checksum) values ('0006-undated-videos', '42061e8ae3a023ed956280ae2521438af0b2d883841ed4bc85085d9317eba255');
insert into migrations (name, checksum) values ('0007-last-save', '3317a549adbc789c6ccb0ee381745f36fd37873dcb46969ea3583e42d8fe9f8e');
insert into migrations (name, checksum) values ('0008-attempts', '683d356176f65731d1433afd7436ab521a7a53431a8d355353cec8505a0e190d');
insert into migrations (name, checksum) values ('0009-search-postgres', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
insert into migrations (name, checksum) values ('0010-email-links', 'ac73cb4093b9c7fac2495587d2aeebe877ad8828cecb0b05bb4229ec314f3a7b');
insert into migrations (name, checksum) values ('0011-sessions', '561295c360c54180b407da4b775f5d12cec6c6c167b41e50643ae145bd5b9cdd');
insert into migrations (name, checksum) values ('0012-passkeys', 'f567b2efb5a23d1db25379c70db9d8245869a6f42f199cc02478c0f8654c57cd');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', ('<p>line'||char(10)||'one</p><pre><code>two'||char(10)||'	three; -- '' "</code></pre>'), '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:13:13.042Z', '2026-11-21T23:13:13.042Z', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', ('accra – 東京 – владивосток'||char(10)||'in short.'||char(10)||'brand'||char(10)||'line one two three; -- '' "'), '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["it''s","a ''tag''","{curly}","50\\%"]', 1, 0, 0, '2026-11-21T23:13:13.031Z', '2026-11-21T23:13:13.031Z', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', ('naïve “quotes” & <b>signs</b> \ 100 % 🌍'||char(10)||'in short.'||char(10)||'marketing'||char(10)||'it.'), '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/j2ifss9c6vd5bcqe-64x48-aa3311.png" alt="A red field"></p>', '/images/j2ifss9c6vd5bcqe-64x48-aa3311.png', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:13:13.007Z', '2026-11-21T23:13:13.007Z', 1, 'Look:', 'sell water by the tap', 'in short.', ('sell water by the tap'||char(10)||'in short.'||char(10)||'brand'||char(10)||'look:'), '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:13:13.062Z', '2026-11-21T23:13:13.062Z', 2, 'It.', 'written twice, read once', 'in short.', ('written twice, read once'||char(10)||'in short.'||char(10)||'brand'||char(10)||'it.'), '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '323c9ef3-e804-4cd3-a8f4-7194aa51d858', '9d5ee53d-606c-464f-81cc-164ec8cce0de');
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/j2ifss9c6vd5bcqe-64x48-aa3311.png', 'Kwame Adeyemi', 1, '2026-11-21T23:13:13.084Z', 1, null, null);
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', 1, '2026-11-21T23:13:13.122Z', 1, null, null);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('3aa1b8cd-d50f-44db-a8f0-7e6318b3bc06', 'bbbbbbbbbb2', 'Nine words', ('About Nine words.'||char(10)||''||char(10)||'https://example.com'), '/images/gehqpsivc73a3ex5-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19T08:30:00.000Z', 1, 1);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('c39325b4-6db7-49fc-bbbd-86fe2b76033b', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/wf6xffprk7yubmx5-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21T23:13:14.121Z', 1, 0);
insert into seeds (name, done_at) values ('built-in-articles', '2026-11-21T23:13:10.680Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('0ab6dac3-5fbd-4efd-8279-908e2c6fc062', '', 'late@example.org', 0, null, 0, '2026-11-21T23:13:14.637Z', '2026-11-21T23:13:14.637Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('12337750-f946-4c10-accd-9f09099dde0d', '', 'owner@example.org', 1, null, 1, '2026-11-21T23:13:11.743Z', '2026-11-21T23:13:15.162Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('f6df0025-116c-4da3-907b-73a3280be5bb', '', 'reader@example.org', 0, null, 0, '2026-11-21T23:13:14.271Z', '2026-11-21T23:13:14.271Z');
insert into sessions (id, token, user_id, expires_at, ip_address, device, created_at, updated_at, last_used_at) values ('1CUhP6fJJIruLDxOU2tOJf7GIlPYOwkA', 'ttX0kLlUcEBdvPQMH7dGOiDzPs5Kl_PCt8xOyjcExLs', '12337750-f946-4c10-accd-9f09099dde0d', '2026-11-28T23:13:15.167Z', '', 'Unknown device', '2026-11-21T23:13:15.167Z', '2026-11-21T23:13:15.167Z', null);
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('0d9114ca-e935-4d47-86b3-7fea9a67c6fd', '0ab6dac3-5fbd-4efd-8279-908e2c6fc062', 'credential', '0ab6dac3-5fbd-4efd-8279-908e2c6fc062', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$kxlhkyRcUT9wobYKpp02HA$pR9FaAuWRJ4RsXmRoQrqJQyu9Y0T0flbkAfqW7RAQsg', '2026-11-21T23:13:14.637Z', '2026-11-21T23:13:14.637Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('19e10930-d2fe-412a-9193-bcffe48816ea', '12337750-f946-4c10-accd-9f09099dde0d', 'credential', '12337750-f946-4c10-accd-9f09099dde0d', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$0DHt6yulQ7RoFzrxONyc+A$lD5W6em6W7eQX28Y5uwCrSOf1PiNrN/Ei4TyN/Q52bk', '2026-11-21T23:13:11.743Z', '2026-11-21T23:13:11.743Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('79e17af9-a789-42b0-81b7-254eb7568893', 'f6df0025-116c-4da3-907b-73a3280be5bb', 'credential', 'f6df0025-116c-4da3-907b-73a3280be5bb', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$2BcUwdEqCwLFuBeYWrxMlg$vpkjg/myiHW1fNKpAU0mKzcUMfOwFXW8Qe+XrYQmkGM', '2026-11-21T23:13:14.271Z', '2026-11-21T23:13:14.271Z');
insert into two_factors (id, user_id, secret, backup_codes, is_verified, failed_verification_count, locked_until) values ('7LZrmQoettmoRxUCIMs4BKfdGYhoBjf3', '12337750-f946-4c10-accd-9f09099dde0d', 'd6f4503ce2a5b0853d3ef175232976bc90aceccf59c8aaeafcbce7013cc85da79038ee4d4bfc10d28a6aadf353879b338c027cad0cfd1c8e1931c088d98d65da0fcf3b9ba868eb85', 'd2a714d5379350ea6f3fb411834737f81d73a8b9e72d88e123081ba5cd80d76663b7084e2d61c1670288a461716e412e43d6a94c5873ebf46e76f79aa770cc1027d3b1a02f92e7e26ee35b929143e99eb0ce0964a89d8ea209a3e68eb337edb8e92920504370d18d0c7fb7415e98ab8a37142d1dc0454708a79928f066f3edd2857db30d4535b031ae84e555cd820b69ae1dd6e384d3e95206d2b8aee883ec4cdc958b178b628acdcd005db48aad12b237bf23c019', 1, 0, null);
insert into user_roles (user_id, role) values ('12337750-f946-4c10-accd-9f09099dde0d', 'admin');
insert into attempts (key, count, last_at, blocked_until) values ('1uJzTAy2ajE38FDG8UGFo7LgQnVG96SyWGO6ngmvDP4', 1, '2026-11-21T23:13:14.682Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('2yT-PKESl9SS-duLEumiVliZsOiHe4bQDKprPZq8K08', 1, '2026-11-21T23:13:15.195Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('7jvhraZnWGuqhy7D_b0rAF9yftEapm5BBeYuuVMpv7Y', 1, '2026-11-21T23:13:14.682Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('h4raWk6Si4ZlQvy0oCYCcWS9EZnRlzOdaYbhwcTjFIc', 2, '2026-11-21T23:13:14.502Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('vm-fydmoP-imgF0TZPEhKRDuz_WES41KFeiCREEFz5o', 1, '2026-11-21T23:13:15.910Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('z5iu1p7emLJKxqUmKIGJi-Fp7gal3Z2UeYP9J-JR_wE', 1, '2026-11-21T23:13:11.607Z', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('gehqpsivc73a3ex5', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21T23:13:18.810Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('j2ifss9c6vd5bcqe', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21T23:13:12.991Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('wf6xffprk7yubmx5', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21T23:13:14.120Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('AFkOjArW5DR-T5sKcdZCExxzJR8cM4DsVkFJZrIa8fs', 'report-sign-up', 'f6df0025-116c-4da3-907b-73a3280be5bb', '7pHoYc0Rp0GA0qrM2JXHXXltq0lifz-F1oF1rMjs_ok', '2026-11-21T23:13:14.301Z', '2026-11-22T23:13:14.301Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('Df3wMeHKN71EZWIdv091r0fzfRbmivrX5twsUYMGXCY', 'confirm-email', 'f6df0025-116c-4da3-907b-73a3280be5bb', '7pHoYc0Rp0GA0qrM2JXHXXltq0lifz-F1oF1rMjs_ok', '2026-11-21T23:13:14.301Z', '2026-11-22T23:13:14.301Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('bA12aiRIgyLbFIsyHAWYG7d40NgcA6fKpkCx0VzKV7c', 'confirm-email', '0ab6dac3-5fbd-4efd-8279-908e2c6fc062', 'w6-AKs_k32hoV08CTJLhGADAW1w3uE8lga8NgHQzLlM', '2026-11-21T23:13:14.638Z', '2026-11-22T23:13:14.638Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('r7GGs6v6FgL1R8UP3sVDd6JiB5eW0D2TtFmaTha5T6E', 'report-passkey', '12337750-f946-4c10-accd-9f09099dde0d', null, '2026-11-21T23:13:15.912Z', '2026-11-28T23:13:15.912Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('yldCh9a-6xxTSl-a2wu_Y5hC7TWR7I5jB5lemch-NJQ', 'report-sign-up', '0ab6dac3-5fbd-4efd-8279-908e2c6fc062', 'w6-AKs_k32hoV08CTJLhGADAW1w3uE8lga8NgHQzLlM', '2026-11-21T23:13:14.638Z', '2026-11-22T23:13:14.638Z');
insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at, last_used_at) values ('fe16d667-4f49-4ffc-b71f-74cc72d56fef', '12337750-f946-4c10-accd-9f09099dde0d', 'A phone', 'bMOUibksp-Jc6RkraXPYlg', 'pQECAyYgASFYILFxR7FqakO97k_FYhlygN9ysImNYTd2OtPt9PQaxplRIlgg3xCKVf_LYY_pT7GFGImJd0psyLfBnz1R5i-KS3I5ZUY', 0, '', '2026-11-21T23:13:15.911Z', null);
insert into content_version (id, version) values (1, 40);
