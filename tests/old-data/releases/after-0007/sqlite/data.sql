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
        user_agent text,
        created_at text not null,
        updated_at text not null
      );
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
insert into migrations (name, checksum) values ('0001-content', 'bde10b0ddcb0c9489f00d9cba1cc970738f89f957e483cfa55670c0451b59efa');
insert into migrations (name, checksum) values ('0002-search', '4a903fdc7757f5e301a6fa6e62ca9881c0de31e0e97f779171ace4f6344e06cc');
insert into migrations (name, checksum) values ('0003-accounts', '2802cc5cd54d14ce8cef39a1c2deddfdacf014cce7211d621898ba5746aebb4a');
insert into migrations (name, checksum) values ('0004-images', '2ab027c4f53a1b7f72cbb87cb202cc29088a24dfc29ef91d5a80c41e7442fd3c');
insert into migrations (name, checksum) values ('0005-desk', 'ffcd582243b414ed2e090b0c891ad690be69d94c9640941c0be3df7eb22acf2c');
insert into migrations (name, checksum) values ('0006-undated-videos', '42061e8ae3a023ed956280ae2521438af0b2d883841ed4bc85085d9317eba255');
insert into migrations (name, checksum) values ('0007-last-save', '3317a549adbc789c6ccb0ee381745f36fd37873dcb46969ea3583e42d8fe9f8e');
insert into migrations (name, checksum) values ('0008-attempts', '683d356176f65731d1433afd7436ab521a7a53431a8d355353cec8505a0e190d');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', ('<p>line'||char(10)||'one</p><pre><code>two'||char(10)||'	three; -- '' "</code></pre>'), '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:17.416Z', '2026-11-21T23:11:17.416Z', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', ('accra – 東京 – владивосток'||char(10)||'in short.'||char(10)||'brand'||char(10)||'line one two three; -- '' "'), '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["it''s","a ''tag''","{curly}","50\\%"]', 1, 0, 0, '2026-11-21T23:11:17.399Z', '2026-11-21T23:11:17.399Z', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', ('naïve “quotes” & <b>signs</b> \ 100 % 🌍'||char(10)||'in short.'||char(10)||'marketing'||char(10)||'it.'), '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/urrcfj4yaxzehg3f-64x48-aa3311.png" alt="A red field"></p>', '/images/urrcfj4yaxzehg3f-64x48-aa3311.png', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:17.377Z', '2026-11-21T23:11:17.377Z', 1, 'Look:', 'sell water by the tap', 'in short.', ('sell water by the tap'||char(10)||'in short.'||char(10)||'brand'||char(10)||'look:'), '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:17.435Z', '2026-11-21T23:11:17.435Z', 2, 'It.', 'written twice, read once', 'in short.', ('written twice, read once'||char(10)||'in short.'||char(10)||'brand'||char(10)||'it.'), '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '7673118d-bf4a-4865-a5a5-c06ea2cfcc6c', 'acd946e9-803f-48af-bb15-0b8a84a0f948');
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/urrcfj4yaxzehg3f-64x48-aa3311.png', 'Kwame Adeyemi', 1, '2026-11-21T23:11:17.466Z', 1, null, null);
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', 1, '2026-11-21T23:11:17.477Z', 1, null, null);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('69345725-61a4-495a-af42-de3893e34947', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/9njguuwd4y3eq6bs-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21T23:11:18.052Z', 1, 0);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('76a6bb46-ed8f-43eb-a667-abe147c0d13c', 'bbbbbbbbbb2', 'Nine words', ('About Nine words.'||char(10)||''||char(10)||'https://example.com'), '/images/q96hus2vz4xwc26q-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19T08:30:00.000Z', 1, 1);
insert into seeds (name, done_at) values ('built-in-articles', '2026-11-21T23:11:16.259Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('1b215966-ecda-4892-b10d-9feaae35d5a3', '', 'reader@example.org', 0, null, 0, '2026-11-21T23:11:18.128Z', '2026-11-21T23:11:18.128Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('2791e0e5-6aed-4935-a6a0-1bf8180e65a4', '', 'owner@example.org', 1, null, 1, '2026-11-21T23:11:16.698Z', '2026-11-21T23:11:18.484Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('32f381f1-5a46-47c1-bd47-a36b40da0294', '', 'late@example.org', 0, null, 0, '2026-11-21T23:11:18.250Z', '2026-11-21T23:11:18.250Z');
insert into sessions (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at) values ('j0iAzrVs4KfZ4w1OMtQ0LQDlK3DlmcfB', '1kYRWtKvlRVveeKRFQCeLl0Zt9PQLdA2', '2791e0e5-6aed-4935-a6a0-1bf8180e65a4', '2026-11-28T23:11:18.486Z', '', '', '2026-11-21T23:11:18.486Z', '2026-11-21T23:11:18.486Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('4177eaf1-4b4c-453f-a811-588d7bb72177', '1b215966-ecda-4892-b10d-9feaae35d5a3', 'credential', '1b215966-ecda-4892-b10d-9feaae35d5a3', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$VpJ6SU8JhvgstvXADKibzw$eItrnD+y6rxgbF4ANCtt4jOhoVATIlJpiiPxjupzWSU', '2026-11-21T23:11:18.128Z', '2026-11-21T23:11:18.128Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('86899bbb-9823-47d7-9381-6b04aac59388', '32f381f1-5a46-47c1-bd47-a36b40da0294', 'credential', '32f381f1-5a46-47c1-bd47-a36b40da0294', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$aO6F8V0Zh824a0C+HnkDJw$XU9mkFU3QKjflcm7U41ENlAoeMUKNudbvj1GgXyFhfQ', '2026-11-21T23:11:18.250Z', '2026-11-21T23:11:18.250Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('a26887a5-6cf0-4737-9b42-256e93b61f59', '2791e0e5-6aed-4935-a6a0-1bf8180e65a4', 'credential', '2791e0e5-6aed-4935-a6a0-1bf8180e65a4', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$OPj4+KD1lgBom2AaWRR9Zg$FUlWfLYAceaaMBlH5XVffFuGagyhG/ftpxQgRFSOfVs', '2026-11-21T23:11:16.698Z', '2026-11-21T23:11:16.698Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('5fpklffXm1nIltLLoiksGPPx0mSuhtjh', '6GOSqLSeMBdeBLGf8S6WDeTPizFBapkGTFzvyTwZO5I', '1b215966-ecda-4892-b10d-9feaae35d5a3', '2026-11-22T23:11:18.131Z', '2026-11-21T23:11:18.132Z', '2026-11-21T23:11:18.132Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('DdHAPzUQq11NdZdALZscanEN5eQZERJG', 'YMw5KFa3VCmDPZQF5F_5miQDO7-GZxORLBqTulNw-2s', '32f381f1-5a46-47c1-bd47-a36b40da0294', '2026-11-22T23:11:18.253Z', '2026-11-21T23:11:18.253Z', '2026-11-21T23:11:18.253Z');
insert into two_factors (id, user_id, secret, backup_codes, is_verified, failed_verification_count, locked_until) values ('XmyrHPbYEOJwLtUHAK9kucRz0lHQ4lah', '2791e0e5-6aed-4935-a6a0-1bf8180e65a4', '8ca448e7c75caf0c3c37517a8483cf8aff5cf029c73dbb4d95e3834dc34c21995cd78b6f7d3a0aed69fc92c5dacc3fffdec6bc395ac9a980abeb71c9e835b3d5aabd130faeca2600', '7ecb203547f0792ef05cbc077fdcc942a2348857c1aec1e3bcb388fcaeacfafee6d11cdd33bc86290b57e8434623a5fa8fd1162aa164fef979dde3ed7463d07e66791b9c3ee3941eb7a98316128e98ce6a7596c54a1e9143bfbc2a42e36ecee7100adc0b013ef75e33bf43acf15744acb50a5f90ef4510329a070ddd41924b399b573d7bb6ab8cd1560b69c951e49734a16669735c1c5d3fbf10360c4e577ff0188a49256db380509b9ffc33ccf03848f8adb72f4b', 1, 0, null);
insert into user_roles (user_id, role) values ('2791e0e5-6aed-4935-a6a0-1bf8180e65a4', 'admin');
insert into attempts (key, count, last_at, blocked_until) values ('GksCzkkauTplnfGHwMyrlXNvgWA7Y_L5LGYCtlsixGk', 1, '2026-11-21T23:11:18.079Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('WAHPopKwmhjSN17Y4cVhzuG5ZvGQ7vusbrm-2x_AulU', 1, '2026-11-21T23:11:18.494Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('WxkTU7SaiCmT2ZHOASzOFTRoI2w-pIpKrceVxDmF1wk', 1, '2026-11-21T23:11:18.200Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('fnDbPfPf2per1gWWGdtQZioMX7-wcgi6ne6WIZtHE5Q', 2, '2026-11-21T23:11:18.200Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('nZ2iDbtaTAHNF1l9H9lYYwi4aEnkJ525homgFXaUQP4', 1, '2026-11-21T23:11:16.635Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('r395l7O8bMJihwkJO3oGlMtE37UsyHUxYe7M40kg8ek', 1, '2026-11-21T23:11:18.351Z', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('9njguuwd4y3eq6bs', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21T23:11:18.050Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('q96hus2vz4xwc26q', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21T23:11:20.334Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('urrcfj4yaxzehg3f', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21T23:11:17.361Z');
insert into content_version (id, version) values (1, 40);
