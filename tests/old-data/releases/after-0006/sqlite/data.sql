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
      , plain_text text not null default '', search_title text not null default '', search_excerpt text not null default '', search_text text not null default '', search_grams text not null default '', creation_key text);
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
      , creation_key text);
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
CREATE TABLE tries (
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
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key) values ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', ('<p>line'||char(10)||'one</p><pre><code>two'||char(10)||'	three; -- '' "</code></pre>'), '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:10:51.931Z', '2026-11-21T23:10:51.931Z', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', ('accra – 東京 – владивосток'||char(10)||'in short.'||char(10)||'brand'||char(10)||'line one two three; -- '' "'), '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key) values ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["it''s","a ''tag''","{curly}","50\\%"]', 1, 0, 0, '2026-11-21T23:10:51.920Z', '2026-11-21T23:10:51.920Z', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', ('naïve “quotes” & <b>signs</b> \ 100 % 🌍'||char(10)||'in short.'||char(10)||'marketing'||char(10)||'it.'), '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key) values ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/646x8edeb9mvg9eq-64x48-aa3311.png" alt="A red field"></p>', '/images/646x8edeb9mvg9eq-64x48-aa3311.png', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:10:51.897Z', '2026-11-21T23:10:51.897Z', 1, 'Look:', 'sell water by the tap', 'in short.', ('sell water by the tap'||char(10)||'in short.'||char(10)||'brand'||char(10)||'look:'), '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key) values ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:10:51.945Z', '2026-11-21T23:10:51.945Z', 2, 'It.', 'written twice, read once', 'in short.', ('written twice, read once'||char(10)||'in short.'||char(10)||'brand'||char(10)||'it.'), '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '4ee9fa54-c9eb-44c5-8a6f-c45c5a5fce07');
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key) values ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/646x8edeb9mvg9eq-64x48-aa3311.png', 'Kwame Adeyemi', 1, '2026-11-21T23:10:51.978Z', 1, null);
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key) values ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', 1, '2026-11-21T23:10:51.986Z', 1, null);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('cfe7e629-04e9-4d5e-8255-c5e2cf413ca5', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/cmz667byamyajefu-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21T23:10:52.503Z', 1, 0);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('e1680a0b-23b4-49eb-9f0d-0196120cb0c1', 'bbbbbbbbbb2', 'Nine words', ('About Nine words.'||char(10)||''||char(10)||'https://example.com'), '/images/7mtjs87txqkb5igu-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19T08:30:00.000Z', 1, 1);
insert into seeds (name, done_at) values ('built-in-articles', '2026-11-21T23:10:50.844Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('24240b7c-fd26-43ca-8eec-abaf567094f8', '', 'owner@example.org', 1, null, 1, '2026-11-21T23:10:51.262Z', '2026-11-21T23:10:52.860Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('889d680c-266e-49f2-b522-608ee796fc7e', '', 'reader@example.org', 0, null, 0, '2026-11-21T23:10:52.565Z', '2026-11-21T23:10:52.565Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('ba0db3d6-b1df-425b-b167-386029a85cdb', '', 'late@example.org', 0, null, 0, '2026-11-21T23:10:52.671Z', '2026-11-21T23:10:52.671Z');
insert into sessions (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at) values ('m12tuek0J9vLiM3LnPD06PXYKSW6XuGC', 'QaZndrr1u537R1jHQHXgZ7IdzwrCxSTv', '24240b7c-fd26-43ca-8eec-abaf567094f8', '2026-11-28T23:10:52.862Z', '', '', '2026-11-21T23:10:52.862Z', '2026-11-21T23:10:52.862Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('6ef80a45-607a-418a-acee-27bfd3db6993', '889d680c-266e-49f2-b522-608ee796fc7e', 'credential', '889d680c-266e-49f2-b522-608ee796fc7e', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$GP+M0Z82D19C3DieP22AOw$JLsbUUwGgc9xq6O/CCHvIO3zoat1fZIzUN598K99myc', '2026-11-21T23:10:52.565Z', '2026-11-21T23:10:52.565Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('787cd585-90be-4ecc-8f00-936ec089f442', '24240b7c-fd26-43ca-8eec-abaf567094f8', 'credential', '24240b7c-fd26-43ca-8eec-abaf567094f8', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$9xHO7I5nMY1Sj8JPApArCA$DNKBLHaP4I2qt8N63oGG/fWSwrXA14hXKlMivMxthy0', '2026-11-21T23:10:51.262Z', '2026-11-21T23:10:51.262Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('cfa9085f-7906-407c-9ea2-27057992bcf4', 'ba0db3d6-b1df-425b-b167-386029a85cdb', 'credential', 'ba0db3d6-b1df-425b-b167-386029a85cdb', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$D8f8MqEy2SWQKOjS1z/Wog$Cn7djTyYFr4wdulagRWl7lpz9XP5INITYh1EgL2vCt4', '2026-11-21T23:10:52.671Z', '2026-11-21T23:10:52.671Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('1ROZjUUSODnJTEPbC2QRJsFyowYnoDQ1', 'MRaFhRSuhnO1KlB0oPan-bT4z5LTCDAKEjShIb72DtY', 'ba0db3d6-b1df-425b-b167-386029a85cdb', '2026-11-22T23:10:52.673Z', '2026-11-21T23:10:52.674Z', '2026-11-21T23:10:52.674Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('5N1e9f8GqDZ2wVR08VXm8izeSnXLgAIs', 'UkvQ9Jg5zfY42gPYBCXDZLMLR0vW--EEqRCbOQ--lxw', '889d680c-266e-49f2-b522-608ee796fc7e', '2026-11-22T23:10:52.567Z', '2026-11-21T23:10:52.569Z', '2026-11-21T23:10:52.569Z');
insert into two_factors (id, user_id, secret, backup_codes, is_verified, failed_verification_count, locked_until) values ('LDwa0WQwoI6m2F6AxCeKg6Gv6WYeY22J', '24240b7c-fd26-43ca-8eec-abaf567094f8', 'ccfa2b048905412bb14a99f9f839ae729018f1e7c2617b381cf84c5c9b9995f89c77e29bcdf16cfe856593bce1e049056cd931f19bc4b88d9342bad7a576e60ac902bc024373a0f5', '5bf296b01a43d9719b98cad9a6316ea9b8f864a8704deae5afe59f3a056071d3f9285b8d5fc8bc18b45c93bb98d5330d697ad3e0f92c74c251899817ea6e273040553038a656e054baaa8e81a0fdf2d68403dd774d5133ee25d76126cf226eacaacbd1e8b9458ae6a1062d6ee2dea8eee7b0dc789ce5fb8e0a7dd4c2603500a4d7af866108b5acc5ff12c3a7873f792f2e343d33e3ac8b2e2afb0af280a852ca605be449f39069e9de1dab75f26ad7e27ddfa25aa7', 1, 0, null);
insert into user_roles (user_id, role) values ('24240b7c-fd26-43ca-8eec-abaf567094f8', 'admin');
insert into tries (key, count, last_at, blocked_until) values ('2M2l6i7toW3VZePXEwoyxfr7xBiCD6n_GpmeEfcP5Uk', 1, '2026-11-21T23:10:52.869Z', null);
insert into tries (key, count, last_at, blocked_until) values ('CRf_VgdVoihHB23pME_fFkuun6Dvv4NpaGUo1ZO5amE', 1, '2026-11-21T23:10:52.516Z', null);
insert into tries (key, count, last_at, blocked_until) values ('J5J0Pcn1_FGnXgRft_9FNim5pOJ2_sXpetQJovm7kZc', 1, '2026-11-21T23:10:52.624Z', null);
insert into tries (key, count, last_at, blocked_until) values ('LWIQCdUKbez8YhEJp4TJnKJD2S4UVu1ExVwb6l7K6Ys', 1, '2026-11-21T23:10:51.202Z', null);
insert into tries (key, count, last_at, blocked_until) values ('c1cpnc-0alD4PbvhldDDWt5F0EDlqG12V1wgNh-ognE', 2, '2026-11-21T23:10:52.624Z', null);
insert into tries (key, count, last_at, blocked_until) values ('vEmOCu4D5Zus-BEv10bg0aXeeHXCPJPKc_ufzNUbigc', 1, '2026-11-21T23:10:52.761Z', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('646x8edeb9mvg9eq', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21T23:10:51.883Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('7mtjs87txqkb5igu', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21T23:10:54.579Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('cmz667byamyajefu', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21T23:10:52.501Z');
insert into content_version (id, version) values (1, 34);
