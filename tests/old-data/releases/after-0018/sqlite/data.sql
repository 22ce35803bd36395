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
      , plain_text text not null default '', search_title text not null default '', search_excerpt text not null default '', search_text text not null default '', search_grams text not null default '', creation_key text, last_save_id text, words blob);
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
  , fold integer not null default 0);
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
CREATE TABLE images (
      id text primary key,
      extension text not null,
      width integer not null,
      height integer not null,
      colour text not null,
      alt text,
      bytes integer not null,
      created_at text not null
    , state text not null default 'live', deleted_at text);
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
CREATE TABLE site (
      id text primary key,
      secret_mark text,
      created_at text not null
    , images_cleaned_at text);
CREATE TABLE outbox (
        id text primary key,
        sealed text not null,
        attempts integer not null,
        next_at text not null,
        claim text,
        created_at text not null,
        expires_at text not null
      );
CREATE TABLE set_up_links (
      token_hash text primary key,
      kind text not null check (kind in ('first', 'rescue')),
      created_at text not null
    );
CREATE INDEX articles_by_date on articles (published_at desc, id);
CREATE INDEX growth_solutions_by_date on growth_solutions (published_at desc, id);
CREATE INDEX youtube_videos_by_date on youtube_videos (published_at desc, id);
CREATE TRIGGER articles_insert_version after insert on articles
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
CREATE TRIGGER articles_update_search after update on articles begin
    update article_search set published_at = new.published_at, title = new.search_title, excerpt = new.search_excerpt where article_id = old.id;
  end;
CREATE TRIGGER articles_delete_search after delete on articles begin
    delete from article_trigrams where rowid = (select key from article_search where article_id = old.id);
    delete from article_grams where rowid = (select key from article_search where article_id = old.id);
    delete from article_search where article_id = old.id;
  end;
CREATE INDEX sessions_by_user on sessions (user_id);
CREATE INDEX verifications_by_identifier on verifications (identifier);
CREATE INDEX images_by_date on images (created_at desc, id desc);
CREATE TRIGGER images_delete_version after delete on images
      begin update content_version set version = version + 1; end;
CREATE UNIQUE INDEX articles_creation_key on articles (creation_key);
CREATE UNIQUE INDEX growth_solutions_creation_key on growth_solutions (creation_key);
CREATE INDEX email_links_by_user on email_links (user_id, kind);
CREATE INDEX email_links_by_expiry on email_links (expires_at);
CREATE INDEX passkeys_by_user on passkeys (user_id);
CREATE TRIGGER images_update_version after update of alt, deleted_at on images
      begin update content_version set version = version + 1; end;
CREATE INDEX outbox_by_turn on outbox (next_at);
CREATE INDEX article_search_by_fold on article_search (fold);
CREATE TRIGGER articles_insert_search after insert on articles begin
      insert into article_search (article_id, published_at, title, excerpt)
        values (new.id, new.published_at, new.search_title, new.search_excerpt);
    end;
CREATE TRIGGER articles_update_version after update of id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version on articles
      begin update content_version set version = version + 1; end;
CREATE INDEX articles_by_category on articles ((upper(trim(replace(replace(replace(replace(replace(replace(replace(replace(category, char(9), ' '), char(10), ' '), char(13), ' '), char(160), ' '), '-', ' '), ' ', char(9) || char(10)), char(10) || char(9), ''), char(9) || char(10), ' ')))), published_at desc, id);
CREATE INDEX growth_solutions_active on growth_solutions (is_active, published_at desc, id);
CREATE INDEX youtube_videos_active on youtube_videos (is_active, published_at desc, id);
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
insert into migrations (name, checksum) values ('0013-site', '5e7a11b695e2bf4f542da71f79c91ef90d68bfc02782acf28610a12b441b1c81');
insert into migrations (name, checksum) values ('0014-image-trash', '08adf592269c44df446154281f7569a676d963a1b6cd76d8b1135558cea6e340');
insert into migrations (name, checksum) values ('0015-outbox', 'dabb02181ff22f684fd88f470ffeb6260a25465c69b04f3c2b6a57282b7fb95e');
insert into migrations (name, checksum) values ('0016-set-up-links', 'df9171632e2918b62a83f4773730ec433bffdffb0ca3e68f3efb0447caf50247');
insert into migrations (name, checksum) values ('0017-search-words', '658fdc7cfd1d48bb92176e80ff35e77847df0fe11646a39a8d79197261531748');
insert into migrations (name, checksum) values ('0018-categories', '94d0f976022f7109c2015bd56194c562a9083c7301fc7d4d82db55571ab4fe70');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id, words) values ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', ('<p>line'||char(10)||'one</p><pre><code>two'||char(10)||'	three; -- '' "</code></pre>'), '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-22T05:48:05.665Z', '2026-11-22T05:48:05.665Z', 1, '', 'accra - 東京 - владивосток', 'in short.', '', '', null, null, x'8b0c806c696e65206f6e652074776f2074687265653b202d2d2027202203');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id, words) values ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["it''s","a ''tag''","{curly}","50\\%"]', 1, 0, 0, '2026-11-22T05:48:05.624Z', '2026-11-22T05:48:05.624Z', 1, '', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍', 'in short.', '', '', null, null, x'0b018049742e03');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id, words) values ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/exfezmtnebek24tj-64x48-aa3311.png" alt="A red field"></p>', '/images/exfezmtnebek24tj-64x48-aa3311.png', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-22T05:48:05.543Z', '2026-11-22T05:48:05.543Z', 1, '', 'sell water by the tap', 'in short.', '', '', null, null, x'0b02804c6f6f6b3a03');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id, words) values ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-22T05:48:05.687Z', '2026-11-22T05:48:05.687Z', 2, '', 'written twice, read once', 'in short.', '', '', '32e2c02f-1d14-46fa-bddf-dfb9548eb6cc', '591a788c-2508-4a08-a778-37e47e935ec2', x'0b018049742e03');
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/exfezmtnebek24tj-64x48-aa3311.png', 'Kwame Adeyemi', 1, '2026-11-22T05:48:05.749Z', 1, null, null);
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', 1, '2026-11-22T05:48:05.781Z', 1, null, null);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('33584050-4f98-4569-b890-68f5951df2b2', 'bbbbbbbbbb2', 'Nine words', ('About Nine words.'||char(10)||''||char(10)||'https://example.com'), '/images/a2v2ru4fwaqu8euf-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19T08:30:00.000Z', 1, 1);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('fce176a1-3712-4302-afa9-a21df1000db7', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/aexkaxngzqwfk9ra-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-22T05:48:07.000Z', 1, 0);
insert into seeds (name, done_at) values ('built-in-articles', '2026-11-22T05:48:01.250Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('40b6b49a-81af-4d9e-b16d-de9277116491', '', 'owner@example.org', 1, null, 1, '2026-11-22T05:48:03.443Z', '2026-11-22T05:48:08.508Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('8ddcc387-1189-4f00-a0e9-65764aeaf88f', '', 'late@example.org', 0, null, 0, '2026-11-22T05:48:07.661Z', '2026-11-22T05:48:07.661Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('acfb5d34-8ff1-46e9-b676-22df88712413', '', 'reader@example.org', 0, null, 0, '2026-11-22T05:48:07.273Z', '2026-11-22T05:48:07.273Z');
insert into sessions (id, token, user_id, expires_at, ip_address, device, created_at, updated_at, last_used_at) values ('iHZJZERPB6Qug25za5tkB6i86UA9qayR', 'hUkJmH9-RmhkaiMTtsToSbYFZF5gQiWBszRc45YIN8E', '40b6b49a-81af-4d9e-b16d-de9277116491', '2026-11-29T05:48:08.514Z', '', 'Unknown device', '2026-11-22T05:48:08.514Z', '2026-11-22T05:48:08.514Z', null);
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('09ac91ed-61c6-47d1-b237-ee90d5b5e04b', '40b6b49a-81af-4d9e-b16d-de9277116491', 'credential', '40b6b49a-81af-4d9e-b16d-de9277116491', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$04ccEQLniCE02it4cloc9Q$2F/pXTuOgOI3smQCPvicOXrFdIZMA8Iq2zZrmzlIv7s', '2026-11-22T05:48:03.443Z', '2026-11-22T05:48:03.443Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('919bc82b-151f-4669-8c08-cdd7bcf52d90', 'acfb5d34-8ff1-46e9-b676-22df88712413', 'credential', 'acfb5d34-8ff1-46e9-b676-22df88712413', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$+0yHFWSBqxoLN5fuVUXgxA$xK02AE13ix5Hgn3wa36akQGh5OkZUm2VEn1ry/ZvbCE', '2026-11-22T05:48:07.273Z', '2026-11-22T05:48:07.273Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('983bc483-de97-4163-9f99-ebdd38ddabe7', '8ddcc387-1189-4f00-a0e9-65764aeaf88f', 'credential', '8ddcc387-1189-4f00-a0e9-65764aeaf88f', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$rsHfCa/9skG05TbCR/uygA$ZQ5lgLrI1qb49GICFDHeZ5yFo5KayXkXjsU3SJQAWzE', '2026-11-22T05:48:07.661Z', '2026-11-22T05:48:07.661Z');
insert into two_factors (id, user_id, secret, backup_codes, is_verified, failed_verification_count, locked_until) values ('47fe83d4-bdb9-41e5-8d95-56edae557a0c', '40b6b49a-81af-4d9e-b16d-de9277116491', '742abe866b4e6516b3d340400e211d900f7c1aa69c4843fbf6d57fb9ef1ba795b6b9d308046bd45eeece822e8cfdb46e3e61fbf4644f88038a0288bfdbeaac6f1aacc12e6efdb336', '2d133d9f7a64850c78b4173d984e2881cab74429f02e52fa6a2185d038ea949c70282d604dc85815971700248e3cce0afb4cc9741acc156cc81a18cecf7c5e52aba4e3c52a4d84710cb1befbcedfc6b3d7e6ee81909bbe544285944478c060383f062ec4513967dcfc14a64dfd563f0322792e33e720959d217a0adfda60398913f90361d0f961c16cb31c286d6b40a2e7e2fe38e56f052bae6b19f0ebae0ff1c1d8f87a7d861f9d659b0130a9017450ff8fc6e1e1', 1, 0, null);
insert into user_roles (user_id, role) values ('40b6b49a-81af-4d9e-b16d-de9277116491', 'admin');
insert into attempts (key, count, last_at, blocked_until) values ('7dzQNWffT-S6EW-71KAtLoyMO7ARlF3cB192IhBTbbU', 2, '2026-11-22T05:48:07.362Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('UB0KDWUoWfIm4fWwbnEMF_ICTo722qBbp8tpgC1yyTM', 1, '2026-11-22T05:48:08.508Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('VXKZkj_4IPQ2FbjrTrjoQ4OwUuzXxMYLgf78DX663KE', 1, '2026-11-22T05:48:09.741Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('i83tBTH_4aRDkEkIR9gL0QuDVic06_pPyfnyrsSueJU', 1, '2026-11-22T05:48:07.735Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('m8y3w1NXq4XJjuKJkM3WHS5jMOsucdgA1g4-rQ2Qm4Y', 1, '2026-11-22T05:48:03.345Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('p8ZPkjMvtJI_jZxOt_607OL_0z6X-xKfqoFfNdKDDMo', 1, '2026-11-22T05:48:07.735Z', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at, state, deleted_at) values ('a2v2ru4fwaqu8euf', 'jpg', 480, 360, '127733', '', 1590, '2026-11-22T05:48:15.085Z', 'live', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at, state, deleted_at) values ('aexkaxngzqwfk9ra', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-22T05:48:06.907Z', 'live', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at, state, deleted_at) values ('exfezmtnebek24tj', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-22T05:48:05.494Z', 'live', null);
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('6XPpWrNyfw37202YTPK8dHaqhXsPbS3FIFOiknjp58g', 'report-sign-up', '8ddcc387-1189-4f00-a0e9-65764aeaf88f', '-DU2oXL7sXOfssE_qhBylLHLBLY-t_sWzegdfhKxPa0', '2026-11-22T05:48:07.662Z', '2026-11-23T05:48:07.662Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('GNG2w-1DCV1_xRhKtZ1X25Q9CNxDklewQRBKwL1irQI', 'report-passkey', '40b6b49a-81af-4d9e-b16d-de9277116491', null, '2026-11-22T05:48:09.742Z', '2026-11-29T05:48:09.742Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('OGoq8uynzwYry7O1Tmo3ZhBN8O-lhJdi5Q7Ico58M8s', 'confirm-email', 'acfb5d34-8ff1-46e9-b676-22df88712413', 'tCCDeJN0nwj8KLZ-xow1f5Hj_GNBtL2keUY4qtQat4s', '2026-11-22T05:48:07.274Z', '2026-11-23T05:48:07.274Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('ScLClvvYG4xMQYrzLEe9k3hoeBxM2EJD6nkDpjZcEO0', 'confirm-email', '8ddcc387-1189-4f00-a0e9-65764aeaf88f', '-DU2oXL7sXOfssE_qhBylLHLBLY-t_sWzegdfhKxPa0', '2026-11-22T05:48:07.662Z', '2026-11-23T05:48:07.662Z');
insert into email_links (token_hash, kind, user_id, password_mark, created_at, expires_at) values ('n6z9BO5rDq20u0o577hhVaPKRdVFPhLE7yWIYMDlVkg', 'report-sign-up', 'acfb5d34-8ff1-46e9-b676-22df88712413', 'tCCDeJN0nwj8KLZ-xow1f5Hj_GNBtL2keUY4qtQat4s', '2026-11-22T05:48:07.274Z', '2026-11-23T05:48:07.274Z');
insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at, last_used_at) values ('6586a054-a568-4133-8661-24ba760fb59b', '40b6b49a-81af-4d9e-b16d-de9277116491', 'A phone', 'gWva1RlhJMAzdRNDhn7tuA', 'pQECAyYgASFYIDDnVDxfrlX0w_uGWpkIDTL00r3ItKYfYF17UbJ8niwOIlgg04HyjZe6-hWM51eD9tJlQe3nkF-5LMPK7XQpHiqtqfg', 0, '', '2026-11-22T05:48:09.741Z', null);
insert into site (id, secret_mark, created_at, images_cleaned_at) values ('234c736b-d94b-4d59-b223-359a10875829', 'cooE82pJfQSyPBRZM7R4DZunx8XWop_S37oOhUpSCwc', '2026-11-22T05:48:01.157Z', '2026-11-22T05:48:12.899Z');
insert into content_version (id, version) values (1, 40);
